import type { ReaderDocument } from '@kodestien/contract/document/reader';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from '../fixtures/account.ts';
import { axeIssues } from '../fixtures/axe.ts';
import { documentOf, there } from '../fixtures/documents.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { signIn, submitSignin } from '../fixtures/signin-page.ts';
import { accessOf, callAs } from '../fixtures/superuser.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

// A course is added here: a server of its own, or other tests would find it.
test.use({ serverEnvironment: { LOG_LEVEL: 'error' } });

const COURSE = 'short';
const LESSON = 'short-lesson';

/** A course of one lesson with one exercise, so that it is soon finished. Gives the answer to that exercise. */
async function shortCourse(request: APIRequestContext, superuser: Account): Promise<Record<string, string>> {
  const access = await accessOf(request, superuser);
  const headers = { authorization: `Bearer ${access}` };
  const found = await request.get('/api/admin_json_back_document?slug=python-variables', { headers });
  const lesson = JSON.parse((await found.json()).live.json);
  const exercise = lesson.blocks.find(({ type }: { type: string }) => type === 'exercise');
  const texts = { tittel: { _no: 'Kortkurs', _eng: 'Short course' }, ingress: { _no: 'Kort.', _eng: 'Short.' } };
  const shared = { ...texts, icon: 'html', ch_arr: [], order: 99 };
  const documents = [
    { ...shared, slug: COURSE, page: `/doc/${COURSE}`, parent: null, blocks: [] },
    { ...shared, slug: LESSON, page: `/doc/${LESSON}`, parent: COURSE, blocks: [exercise] },
  ];
  const isThere = (await request.get(`/api/get_doc_slug?slug=${COURSE}`)).ok();
  if (!isThere) {
    for (const document of documents) {
      await callAs(request, access, 'admin_json_back_add', { json: JSON.stringify(document), base_sha256: null });
    }
    await callAs(request, access, 'admin_json_back_push', {});
  }
  return exercise.solution;
}

forEachLanguage((lang) => {
  test('a finished course gives a certificate to print, and anybody can check its code', async ({
    page,
    request,
    server,
    t,
    learner,
  }) => {
    // Six pages, two of them gone through for accessibility.
    test.slow();
    const solution = await shortCourse(request, server.superuser);
    const lesson: ReaderDocument = await documentOf(request, LESSON);
    const access = await accessOf(request, learner);
    const certificate = page.getByRole('article', { name: t('kursbevis.title') });

    // Not signed in: first that, and then this very page. Nothing is done yet: what is left, with the way there.
    await page.goto(`/kursbevis/${COURSE}`);
    await page.waitForURL('**/signin');
    await submitSignin(page, t, learner);
    await page.waitForURL(`**/kursbevis/${COURSE}`);
    const course = lesson.tittel[lang];
    await expect(page.getByRole('heading', { name: t('kursbevis.left.title', { course }) })).toBeVisible();
    expect(await axeIssues(page)).toEqual([]);
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/doc/${LESSON}$`));
    await expect(page.getByRole('link', { name: t('doc.summit.certificate') })).toHaveCount(0);

    const blokk_slug = there(lesson.blocks[0]).slug;
    const answer = there(solution[lang]);
    await callAs(request, access, 'oppgave_svar', { doc_slug: LESSON, blokk_slug, human_lang: lang, answer });
    const full_name = `Å${'n'.repeat(99)}`;
    await callAs(request, access, 'user_profil_item_txt', { item: 'full_name', txt: full_name });
    await page.reload();
    await page.getByRole('link', { name: t('doc.summit.certificate') }).click();
    await expect(certificate.getByText(full_name)).toBeVisible();
    await expect(certificate.getByText(learner.username, { exact: true })).toBeVisible();
    expect(await axeIssues(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);

    // One sheet of paper.
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 84\d(?:\.\d+)? 59\d/);

    await certificate.getByText(t('kursbevis.show_code')).click();
    await expect(certificate.getByRole('img', { name: t('kursbevis.qr') })).toBeVisible();
    const code = await certificate.locator('code').first().innerText();
    await page.getByRole('link', { name: t('kursbevis.how') }).click();
    await page.getByLabel(t('footer.certificate.code')).fill(code.replaceAll(/(.{30})/g, '$1\n'));
    const check = page.getByRole('button', { name: t('footer.certificate.check') });
    await check.click();
    await expect(page.getByText(t('footer.certificate.genuine'), { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: full_name })).toBeVisible();
    expect(await axeIssues(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);

    // What the QR code leads to.
    await page.goto('about:blank');
    await page.goto(`/footer/about#kursbevis:${code}`);
    await expect(page.getByText(t('footer.certificate.genuine'), { exact: true })).toBeVisible();

    for (const broken of [code.replace('.', '.A'), 'x'.repeat(10_000), '\u202e<b>?</b>']) {
      await page.getByLabel(t('footer.certificate.code')).fill(broken);
      await expect(page.getByText(t('footer.certificate.genuine'), { exact: true })).toHaveCount(0);
      await check.click();
      await expect(page.getByText(t('footer.certificate.not_genuine'), { exact: true })).toBeVisible();
    }
  });

  test('a course that does not exist has no certificate, and says so', async ({ page, t, learner, allowConsole }) => {
    allowConsole(/404 \(Not Found\)/);
    await signIn(page, t, learner);
    await page.goto('/kursbevis/tull');
    await expect(page.getByRole('heading', { level: 1, name: t('kursbevis.missing.title') })).toBeVisible();
  });
});
