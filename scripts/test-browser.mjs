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
/** @typedef {(typeof PACKAGE_MANAGERS)[number]} PackageManager */

/**
 * A Chromium for the browser tests: one that is here, else one that we may install.
 * @returns {{ path: string, version: string } | { issue: string }}
 */
export function findOrInstallBrowser() {
  const chosen = chosenBrowser();
  if (chosen) return describe(chosen) ?? { issue: `CHROMIUM_PATH is ${chosen}, which does not run` };
  const here = firstThatRuns(installedBrowsers());
  if (here) return here;
  const manager = PACKAGE_MANAGERS.find(({ name }) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error);
  const isRoot = process.getuid?.() === 0;
  for (const line of announceInstallation(isRoot, manager)) say(line);
  const installed = isRoot && manager && installPackage(manager) ? firstThatRuns(installedBrowsers()) : undefined;
  return installed ?? firstThatRuns(downloadWithPlaywright()) ?? { issue: withoutBrowser(manager) };
}

/**
 * What is about to happen to the machine, before it happens.
 * @param {boolean} isRoot
 * @param {PackageManager | undefined} manager
 * @returns {string[]}
 */
export function announceInstallation(isRoot, manager) {
  const found = 'No Chromium or Chrome was found on this machine for the browser tests.';
  const otherwise = 'To use one that lies elsewhere, stop now (Ctrl-C) and set CHROMIUM_PATH to it.';
  if (isRoot && manager) {
    return [`${found} Installing the system package ${manager.packages[0]} with ${manager.name} …`, otherwise];
  }
  const why = manager ? `only root may install ${manager.packages[0]} with ${manager.name}` : 'no apt-get, dnf or apk';
  return [
    `${found} A system package cannot be installed here (${why}): downloading one for these tests only …`,
    otherwise,
  ];
}

/**
 * What someone can do who has no browser and whom we could not give one.
 * @param {PackageManager | undefined} manager
 */
export function withoutBrowser(manager) {
  const byHand = manager
    ? `have it installed (sudo ${[manager.name, ...manager.install, manager.packages.at(-1)].join(' ')})`
    : 'install Chromium or Chrome';
  return `no browser, and none could be installed: ${byHand}, set CHROMIUM_PATH to one, or leave these tests out with npm test -- --only=types,lint,unit,api,build`;
}

/** The first installed browser, without installing anything. */
export function findBrowser() {
  return chosenBrowser() ?? firstThatRuns(installedBrowsers())?.path ?? downloadedByPlaywright();
}

/**
 * CHROMIUM_PATH, which may also be a bare name such as google-chrome.
 * @returns {string | undefined}
 */
export function chosenBrowser(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (!chosen || /[\\/]/.test(chosen)) return chosen || undefined;
  return onPath([chosen], environment.PATH).find((path) => existsSync(path)) ?? chosen;
}

/**
 * @param {string[]} names
 * @param {string | undefined} path
 */
function onPath(names, path = '') {
  const folders = path.split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

function installedBrowsers() {
  const windowsRoots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '');
  const usual = {
    darwin: MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    win32: windowsRoots.filter(Boolean).flatMap((root) => WINDOWS_PATHS.map((path) => join(root, path))),
    linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  };
  const places = process.platform in usual ? usual[/** @type {keyof typeof usual} */ (process.platform)] : [];
  return [...onPath(NAMES, process.env.PATH), ...places].filter((path) => existsSync(path));
}

/** @param {PackageManager} manager */
function installPackage(manager) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const succeeds = (args) => spawnSync(manager.name, args, { env }).status === 0;
  if (manager.before && !succeeds(manager.before))
    say(`"${manager.name} ${manager.before.join(' ')}" failed; going on.`);
  const done = manager.packages.some((name) => succeeds([...manager.install, name]));
  if (!done) say(`${manager.name} could not install it: downloading one for these tests only …`);
  return done;
}

const PLAYWRIGHT = pathTo('node_modules', '@playwright', 'test', 'cli.js');

function downloadWithPlaywright() {
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
  return status === 0 ? { path, version: nameBrowser(path, stdout) } : undefined;
}

/**
 * What a browser says of itself, and whether it is the one without a window, which says the same.
 * @param {string} path
 * @param {string} said
 */
export function nameBrowser(path, said) {
  const version = said.trim().split('\n')[0] || path;
  return /headless[-_]shell/.test(path) && !/headless/i.test(version) ? `${version} (headless shell)` : version;
}
