import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp } from '../admin/testing/admin-app.ts';
import { loadContentAtStart } from '../document/at-start.ts';
import { startTestApp, startTestAppOn, type TestApp } from '../testing/test-app.ts';

const BEFORE_PAINT = 'document.documentElement.dataset.theme="dark"';
const PAGE = `<!doctype html><html lang="nb"><head><title>x</title><meta name="description" content="x" />
<script>${BEFORE_PAINT}</script><!--kodestien:head--><script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index.css"></head><body><div id="first-header"><svg></svg></div><div id="root"></div></body></html>`;
const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/screens/doc/answers.tsx': { file: 'assets/answers.js', imports: ['index.html'], css: ['assets/answers.css'] },
  'src/ui/fonts/source-serif-4.woff2': { file: 'assets/serif.woff2' },
  'src/ui/fonts/jetbrains-mono.woff2': { file: 'assets/mono.woff2' },
  'src/lesson/learning/blocks.ts': { file: 'assets/blocks.js', imports: ['index.html'] },
  'src/screens/doc/doc-screen.tsx': { file: 'assets/doc.js', imports: ['index.html'], css: ['assets/doc.css'] },
};

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kodestien-page-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  app = await startTestApp({ AFTER_SIGNIN: 'root' }, { webApp: folder });
  await loadContentAtStart(app.app.services.database, () => {});
});
afterAll(async () => {
  await app.dispose();
  await rm(folder, { recursive: true });
});

function dataBlock(html: string, id: string) {
  return JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.+?)</script>`).exec(html)?.[1] ?? 'null');
}

describe('the page', () => {
  test.each([
    '/',
    '/mal',
    '/admin',
    '/doc',
    '/doc/python',
    '/doc_router/python',
    '/doc_router/python-variables/names',
    '/admin/users',
    '/profil_set/email',
    '/%73ignin',
    '/doc/%70ython',
    '/signup//',
    '/doc_router/',
    '/black_screen',
    '/profil_set',
    '/user_profil_list',
    '/kursbevis/python',
    '/signin',
    '/signin_email_confirm',
    '/signin_glemt_passord',
    '/signin_glemt_passord_confirm',
    '/signup',
    '/footer',
    '/footer/terms',
    '/footer/courses',
    '/footer/about',
  ])('answers on %s with the configuration and the menu of this server inside', async (path) => {
    const page = await app.get(path);
    expect(page.status).toBe(200);
    expect(dataBlock(page.body, 'kodestien-config')).toMatchObject({ show_signup: true, after_signin: 'root' });
    expect(dataBlock(page.body, 'kodestien-header').map((item: { slug: string }) => item.slug)).toContain('python');
  });

  test('the page for teachers is found without /doc too, in the language that was asked for', async () => {
    for (const path of ['/for-teachers', '/for-teachers/', '/for-teachers?lang=en']) {
      const { status, headers } = await app.get(path);
      expect([status, headers.location]).toEqual([301, path.replace(/^\/for-teachers\/?/, '/doc/for-teachers')]);
    }
  });

  test('a document comes with its title, its description and itself, so that it needs no second round trip', async () => {
    const { body } = await app.get('/doc/python');
    const document = dataBlock(body, 'kodestien-document');
    expect(document).toEqual((await app.get('get_doc_slug?slug=python')).body);
    expect(body).toContain(`<title>${document.tittel._no} – Kodestien</title>`);
    expect(body).toContain('<link rel="canonical" href="http://kodestien.test/doc/python">');
    expect(body).toContain('<meta property="og:type" content="article">');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/name="description"/g)).toHaveLength(1);
  });

  test('the files of its screen are named, after the styles of the entry', async () => {
    const { body } = await app.get('/doc/python');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/doc.js">');
    expect(body.indexOf('/assets/doc.css')).toBeGreaterThan(body.indexOf('/assets/index.css'));
    // Whatever it is shown with is requested before any script.
    expect(body.indexOf('/assets/index.js')).toBeGreaterThan(body.indexOf('/assets/doc.css'));
    expect(body.match(/assets\/index\.js/g)).toHaveLength(1);
    expect((await app.get('/')).body).not.toContain('/assets/doc.js');
  });

  test('a text asks for its typefaces with its styles, and for that of code where there is code to work with', async () => {
    const typefaces = async (path: string) =>
      [...(await app.get(path)).body.matchAll(/as="font"[^>]*\/assets\/(\w+)/g)].map(([, name]) => name);
    expect(await typefaces('/doc/python-loops')).toEqual(['serif', 'mono']);
    expect(await typefaces('/doc/python')).toEqual(['serif']);
    expect(await typefaces('/signin')).toEqual([]);
  });

  test('the code of exercises is asked for with a lesson that has some, from where the web app has it', async () => {
    const ofTasks = '<link rel="modulepreload" crossorigin href="/assets/blocks.js">';
    expect((await app.get('/doc/python-loops')).body).toContain(ofTasks);
    expect((await app.get('/doc/python')).body).not.toContain(ofTasks);
    const [source = ''] = Object.keys(MANIFEST).filter((name) => name.endsWith('/blocks.ts'));
    expect(existsSync(new URL(`../../../web/${source}`, import.meta.url))).toBe(true);
  });

  test('the script that the build wrote into it is allowed by its hash, and nothing else that is inline', async () => {
    const { headers } = await app.get('/doc/python');
    const hash = createHash('sha256').update(BEFORE_PAINT).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval';`);
    expect((await app.get('/healthz')).headers['content-security-policy']).not.toContain('sha256');
  });

  test('has a header of its own until the scripts have come, but not where all is black', async () => {
    expect((await app.get('/')).body).toContain('<div id="first-header">');
    const { body } = await app.get('/black_screen');
    expect(body).not.toContain('first-header');
    expect(body).toContain('<div id="root"></div>');
  });

  test('?lang=en gives the English page, and each language names the other', async () => {
    const { body } = await app.get('/footer/terms?lang=en');
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('<title>Terms and privacy – Kodestien</title>');
    expect(body).toContain('<link rel="canonical" href="http://kodestien.test/footer/terms?lang=en">');
    expect(body).toContain('<link rel="alternate" hreflang="nb" href="http://kodestien.test/footer/terms">');
    expect((await app.get('/footer/terms', { headers: { 'accept-language': 'en' } })).body).toContain(
      '<html lang="nb"',
    );
  });

  test.each(['constructor', '__proto__', 'tull'])('?lang=%s is the Norwegian page', async (lang) => {
    const { status, body } = await app.get(`/?lang=${lang}`);
    expect(status).toBe(200);
    expect(body).toContain('<html lang="nb"');
  });

  test('a profile has the name of its owner as title, and what they wrote stays text', async () => {
    await app.learner('tittel');
    await app.connection
      .updateTable('player')
      .set({ full_name: '</title><script>alert(1)</script>' })
      .where('username', '=', 'tittel')
      .execute();
    const { body, status } = await app.get('/profil_disp/Tittel');
    expect(status).toBe(200);
    expect(body).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; – Kodestien</title>');
    expect(body).not.toContain('<script>alert');
  });

  test.each([
    '/finnes/ikke',
    '/doc/finnes-ikke',
    '/doc_router/finnes-ikke',
    '/doc_router/finnes-ikke/names',
    '/doc_router/python/names/mer',
    '/profil_disp/ingen',
    '/footer/annet',
    '/admin/annet',
    '/admin/users/mer',
    '/profil_set/annet',
    '/profil_set/email/mer',
    '/Signin',
    '/SIGNUP',
    '/Doc/python',
    '/doc/Python',
    '/Footer/terms',
    '/doc%2Fpython',
    '/doc//python',
  ])('%s is a 404 in the layout of the product, and no search engine keeps it', async (path) => {
    const page = await app.get(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<meta name="robots" content="noindex">');
  });

  test.each(['/doc/%00', '/doc/%ff', '/profil_disp/%c3%28', '/%'])('%s, which is no text, is refused', async (path) => {
    const answer = await app.get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ status: answer.status, detail: expect.any(String) });
  });

  test('is not sent again to those who have it, and is compressed for those who do not', async () => {
    const first = await app.get('/doc/python');
    const again = await app.get('/doc/python', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.body]).toEqual([304, '']);
    const small = await app.get('/doc/python', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
  });
});

test('a document that is published, changed and removed on another server has its page here accordingly', {
  timeout: 60_000,
}, async () => {
  const admin = await startAdminApp();
  const reader = await startTestAppOn(admin.place, {}, { webApp: folder });
  const both = (text: string) => ({ _no: text, _eng: text });
  const publish = async (txt: string) => {
    const blocks = [{ slug: 'start', type: 'text', txt: both(txt) }];
    const place = { page: '/doc/helt-ny', parent: 'python', order: 990, in_menu: true, ch_arr: [] };
    await admin.stage({ slug: 'helt-ny', tittel: both('Ny'), ingress: both('Ny.'), icon: 'cairn', ...place, blocks });
    expect((await admin.post('admin_json_back_push')).status).toBe(200);
  };
  const page = async () => {
    const { status, body } = await reader.get('/doc/helt-ny');
    return `${status} ${/Først|Siden/.exec(body)?.[0]}`;
  };
  expect([await page(), await page()]).toEqual(['404 undefined', '404 undefined']);
  await publish('Først');
  await expect.poll(page, { timeout: 30_000 }).toBe('200 Først');
  expect(await page()).toBe('200 Først');
  await publish('Siden');
  await expect.poll(page, { timeout: 30_000 }).toBe('200 Siden');
  await admin.post('admin_json_back_remove', { slug: 'helt-ny' });
  await admin.post('admin_json_back_push');
  await expect.poll(page, { timeout: 30_000 }).toBe('404 undefined');
  await reader.dispose();
  await admin.dispose();
});

describe('what is closed', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await startTestApp({ SHOW_ADMIN_ROUTE: 'false', SHOW_USER_LIST: 'false' }, { webApp: folder });
  });
  afterAll(() => closed.dispose());

  test('the admin area is a page that does not exist, in the web app too', async () => {
    expect((await closed.get('/admin')).status).toBe(404);
    expect((await closed.get('/admin/users')).status).toBe(404);
  });

  test('the list of users is for superusers, and no search engine looks for it', async () => {
    const { status, body } = await closed.get('/user_profil_list');
    expect(status).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect((await closed.get('/sitemap.xml')).body).not.toContain('user_profil_list');
  });
});

describe('for search engines', () => {
  test('robots.txt points at the sitemap, which lists every document in both languages', async () => {
    expect((await app.get('/robots.txt')).body).toContain('Sitemap: http://kodestien.test/sitemap.xml');
    for (const closed of ['/api/', '/admin', '/profil_set']) {
      expect((await app.get('/robots.txt')).body).toContain(`\nDisallow: ${closed}\n`);
    }
    const { body } = await app.get('/sitemap.xml');
    expect(body).toContain('<loc>http://kodestien.test/doc/python</loc>');
    expect(body).toContain('<loc>http://kodestien.test/doc/python?lang=en</loc>');
    expect(body).not.toContain('/admin');
    for (const path of ['/', '/doc', '/user_profil_list', '/footer/terms', '/footer/courses', '/footer/about']) {
      expect(body).toContain(`<loc>http://kodestien.test${path}</loc>`);
    }
    for (const path of ['/mal', '/signin', '/kursbevis', '/profil_set', '/black_screen', '/doc_router', '/footer<']) {
      expect(body).not.toContain(`http://kodestien.test${path}`);
    }
  });
});
