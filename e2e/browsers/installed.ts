import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** A browser to try the journeys in; `start` is null where it is not installed. */
export type TestedBrowser = {
  name: string;
  start: (() => Promise<Driver>) | null;
  /** Part of `npm test`, where each way to run a program is tried once. */
  isShort: boolean;
};

/** The browsers of learners that are not Chromium, where this machine has them. */
export function testedBrowsers(): TestedBrowser[] {
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowser();
  const screen = onPath('Xvfb');
  const webkit = driver && browser && screen ? { driver, browser, screen } : null;
  return [
    { name: 'Firefox', isShort: true, start: firefox ? () => startFirefox(firefox) : null },
    // Shared memory is behind a switch in this browser, which gives both ways to run a program.
    { name: 'WebKit', isShort: false, start: webkit && (() => startWebKit(webkit, { JSC_useSharedArrayBuffer: '1' })) },
    { name: 'WebKit without shared memory', isShort: true, start: webkit && (() => startWebKit(webkit, {})) },
  ];
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** It lies beside the library, in a folder with the library's version in its name. */
function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((folder) => existsSync(folder));
  const folders = [...libraries, ...libraries.flatMap((folder) => subfolders(folder, /-linux-gnu$/))];
  return folders
    .flatMap((folder) => subfolders(folder, /^webkit(2gtk|gtk)-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function subfolders(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .map((entry) => join(folder, entry));
}
