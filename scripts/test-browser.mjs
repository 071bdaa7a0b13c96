import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathTo } from './project.mjs';
import { pinnedNode } from './runtime.mjs';
import { say } from './terminal.mjs';

// The one without a window first: it draws less, and the tests take a quarter less time with it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PATHS = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];
const PACKAGE_MANAGERS = [
  {
    name: 'apt-get',
    before: ['update'],
    install: ['install', '-y', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { name: 'dnf', install: ['install', '-y'], packages: ['chromium'] },
  { name: 'apk', install: ['add'], packages: ['chromium'] },
];

/**
 * A Chromium for the browser tests: one that is here, else one that we may install.
 * @returns {{ path: string, version: string } | { fault: string }}
 */
export function findOrInstallBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return describe(chosen) ?? { fault: `CHROMIUM_PATH is ${chosen}, which does not run` };
  return (
    firstThatRuns(installedBrowsers()) ??
    firstThatRuns(installWithPackageManager() ? installedBrowsers() : []) ??
    firstThatRuns(downloadWithPlaywright()) ?? {
      fault: 'no browser: install Chromium or Chrome, or set CHROMIUM_PATH to one',
    }
  );
}

/** The first installed browser, without installing anything. */
export function findBrowser() {
  return process.env.CHROMIUM_PATH ?? firstThatRuns(installedBrowsers())?.path ?? downloadedByPlaywright();
}

function installedBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  const windowsRoots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '');
  const usual = {
    darwin: MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    win32: windowsRoots.filter(Boolean).flatMap((root) => WINDOWS_PATHS.map((path) => join(root, path))),
    linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  };
  const places = process.platform in usual ? usual[/** @type {keyof typeof usual} */ (process.platform)] : [];
  return [...onPath, ...places].filter((path) => existsSync(path));
}

function installWithPackageManager() {
  if (process.getuid?.() !== 0) return false;
  const manager = PACKAGE_MANAGERS.find(({ name }) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error);
  if (!manager) return false;
  say(`Installing Chromium for the browser tests (${manager.name}) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const succeeds = (args) => spawnSync(manager.name, args, { env }).status === 0;
  if (manager.before && !succeeds(manager.before)) return false;
  return manager.packages.some((name) => succeeds([...manager.install, name]));
}

const PLAYWRIGHT = pathTo('node_modules', '@playwright', 'test', 'cli.js');

function downloadWithPlaywright() {
  say('Downloading Chromium for the browser tests (playwright install chromium) …');
  spawnSync(pinnedNode(), [PLAYWRIGHT, 'install', 'chromium'], { stdio: 'inherit' });
  const path = downloadedByPlaywright();
  return path ? [path] : [];
}

/** @returns {string | undefined} where Playwright keeps the browser that it downloaded, if it has */
function downloadedByPlaywright() {
  const script = "import('@playwright/test').then((playwright) => console.log(playwright.chromium.executablePath()))";
  const { stdout } = spawnSync(pinnedNode(), ['-e', script], { cwd: pathTo('e2e'), encoding: 'utf8' });
  const path = (stdout ?? '').trim();
  return path && existsSync(path) ? path : undefined;
}

/** @param {string[]} paths */
function firstThatRuns(paths) {
  for (const path of paths) {
    const browser = describe(path);
    if (browser) return browser;
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {{ path: string, version: string } | undefined}
 */
function describe(path) {
  // Chrome on Windows opens a window instead of telling its version.
  if (process.platform === 'win32') return existsSync(path) ? { path, version: path } : undefined;
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? { path, version: stdout.trim().split('\n')[0] ?? path } : undefined;
}
