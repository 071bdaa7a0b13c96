import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announceInstallation, chosenBrowser, nameBrowser, withoutBrowser } from './test-browser.mjs';

const apt = { name: 'apt-get', install: ['install', '-y'], packages: ['chromium-headless-shell', 'chromium'] };

test('root is told which system package is installed with what, before it is, and how to prevent it', () => {
  const [first, second] = announceInstallation(true, apt);
  expect(first).toContain('Installing the system package chromium-headless-shell with apt-get');
  expect(second).toContain('CHROMIUM_PATH');
});

test.each([
  ['someone who is not root', false, apt, 'only root may install chromium-headless-shell with apt-get'],
  ['someone whose machine has no package manager that we know', true, undefined, 'no apt-get, dnf or apk'],
])('%s is told why no system package is installed, and what happens instead', (_who, isRoot, manager, why) => {
  const [first] = announceInstallation(isRoot, manager);
  expect(first).toContain(`A system package cannot be installed here (${why})`);
  expect(first).toContain('downloading one for these tests only');
});

test('anyone who is left without a browser is told everything that can be done', () => {
  const said = withoutBrowser(apt);
  expect(said).toContain('sudo apt-get install -y chromium');
  expect(said).toContain('CHROMIUM_PATH');
  expect(said).toContain('--only=types,lint,unit,api,build');
  expect(withoutBrowser(undefined)).toContain('install Chromium or Chrome');
});

test('CHROMIUM_PATH may be a path or the bare name of a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kodestien-browser-'));
  writeFileSync(join(folder, 'google-chrome'), '');
  chmodSync(join(folder, 'google-chrome'), 0o755);
  const chosen = (name?: string) => chosenBrowser({ PATH: folder, ...(name && { CHROMIUM_PATH: name }) });
  expect(chosen('google-chrome')).toBe(join(folder, 'google-chrome'));
  expect(chosen('/opt/chrome')).toBe('/opt/chrome');
  expect(chosen('no-such-browser')).toBe('no-such-browser');
  expect(chosen()).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test('it can be read which of two browsers of the same version was used', () => {
  expect(nameBrowser('/usr/bin/chromium', 'Chromium 150.0 built on Debian\n')).toBe('Chromium 150.0 built on Debian');
  expect(nameBrowser('/usr/bin/chromium-headless-shell', 'Chromium 150.0 built on Debian\n')).toBe(
    'Chromium 150.0 built on Debian (headless shell)',
  );
});
