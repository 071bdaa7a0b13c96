import { createLearner } from '../fixtures/account.ts';
import { axeIssues } from '../fixtures/axe.ts';
import { replaceText } from '../fixtures/code-editor.ts';
import { codeIn } from '../fixtures/learning.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { accessOf, callAs, makeTeacher } from '../fixtures/superuser.ts';
import { expect, forEachLanguage, otherContext, test } from '../fixtures/test.ts';

const NAME = '=Nora <b>Li</b>';
const TITLE = 'Quiz <img src=x onerror=alert(1)>';
const PLAN = '1. <script>alert(1)</script>\n2. Test';

forEachLanguage((lang) => {
  test('a visitor plans, makes and ticks off a project, finds it again, and shows it by a link', async ({
    page,
    t,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/doc/python-projects');
    const project = page.locator('#playlist');
    await project.getByRole('button', { name: t('project.begin') }).click();
    await project.getByRole('textbox', { name: t('project.plan.label') }).fill(PLAN);
    await replaceText(
      project.getByRole('textbox', { name: t('learning.editor', { language: 'Python' }) }),
      'print(40 + 2)',
    );
    await project.getByRole('button', { name: t('learning.run') }).click();
    await expect(project.getByRole('region', { name: t('learning.pad.result') })).toContainText('42');
    await project.getByRole('checkbox').first().check();
    await project.getByRole('textbox', { name: t('project.show.title') }).fill(TITLE);
    await expect(project.getByText(t('project.aims.count', { done: 1, all: 4 }))).toBeVisible();
    await expect(project.getByText(t('learning.draft.saved'), { exact: true })).toBeVisible();
    expect(await axeIssues(page, '#playlist')).toEqual([]);

    await page.reload();
    await expect(project.getByRole('textbox', { name: t('project.plan.label') })).toHaveValue(PLAN);
    // The editor comes when it is near.
    await scrollTo(project.getByRole('button', { name: t('learning.run') }));
    expect(await codeIn(project)).toBe('print(40 + 2)');
    await expect(project.getByRole('checkbox').first()).toBeChecked();

    await project.getByRole('checkbox', { name: t('project.show.plan') }).check();
    await project.getByRole('button', { name: t('project.show.copy') }).click();
    await expect(project.getByText(t('project.show.copied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const others = await otherContext(page, server.url, lang);
    const other = await others.newPage();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const result = other.getByRole('region', { name: t('framvisning.result') });
    await expect(result).not.toContainText('42');
    await expect(other.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(other.getByText(t('framvisning.reflection'))).toBeHidden();
    await expect(other.getByText('print(40 + 2)')).toBeHidden();
    await other.getByText(t('framvisning.code'), { exact: true }).click();
    await expect(other.getByText('print(40 + 2)')).toBeVisible();
    await result.getByRole('button', { name: t('learning.run') }).click();
    await expect(result).toContainText('42');
    expect(await axeIssues(other)).toEqual([]);
    expect(asked.some((url) => url.includes('p1.'))).toBe(false);
    await other.goto(link.slice(0, -8));
    await other.reload();
    await expect(other.getByRole('heading', { name: t('framvisning.invalid.title') })).toBeVisible();
    await others.close();
  });

  test('a pupil shows a project in the class, a classmate runs it without knowing whose it is, and a teacher removes it', async ({
    page,
    request,
    mailbox,
    server,
    learner,
    t,
  }) => {
    test.slow();
    await makeTeacher(request, server.superuser, learner);
    const teacher = await accessOf(request, learner);
    const year = { school_year: '2026/27', courses: ['css'] };
    const made = (await callAs(request, teacher, 'klasse', { name: '10B', ...year })) as { id: string; code: string };
    const pupils = [await createLearner(request, mailbox, lang), await createLearner(request, mailbox, lang)];
    for (const [index, pupil] of pupils.entries()) {
      const name = index === 0 ? NAME : 'Ola';
      await callAs(request, await accessOf(request, pupil), 'klasse_bli_med', { code: made.code, name });
    }
    const pageOf = async (pupil: (typeof pupils)[number]) => {
      const context = await otherContext(page, server.url, lang);
      const theirs = await context.newPage();
      await beSignedIn(theirs, pupil);
      return theirs;
    };
    const [maker, classmate] = [await pageOf(pupils[0] as never), await pageOf(pupils[1] as never)];

    await test.step('the pupil shows it', async () => {
      await maker.goto('/doc/css-projects');
      const project = maker.locator('#chat');
      await project.getByRole('button', { name: t('project.begin') }).click();
      const saved = maker.waitForResponse((answer) => answer.url().includes('oppgave_utkast') && answer.ok());
      await replaceText(
        project.getByRole('textbox', { name: t('learning.editor', { language: 'CSS' }) }),
        'p { color: teal; }',
      );
      await saved;
      await project.getByRole('textbox', { name: t('project.show.title') }).fill(TITLE);
      await project.getByRole('button', { name: t('project.class.show', { name: '10B' }) }).click();
      await expect(project.getByText(t('project.class.done', { name: '10B' }))).toBeVisible();
      expect(await axeIssues(maker, '#chat')).toEqual([]);
    });

    await test.step('a classmate finds it and runs it', async () => {
      await classmate.goto('/klasser');
      const list = classmate.getByRole('region', { name: t('klasser.showings') });
      await expect(list).toBeVisible();
      await expect(list).not.toContainText('Nora');
      expect(await axeIssues(classmate)).toEqual([]);
      await list.getByRole('link', { name: TITLE }).click();
      await expect(classmate.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      await expect(classmate.getByRole('main')).not.toContainText('Nora');
      await expect(classmate.getByRole('button', { name: t('framvisning.remove') })).toHaveCount(0);
      await classmate.getByRole('button', { name: t('learning.run') }).click();
      await expect(classmate.getByRole('main').locator('iframe')).toBeVisible();
      expect(await axeIssues(classmate)).toEqual([]);
    });

    await test.step('the teacher sees who made it, and removes it', async () => {
      await beSignedIn(page, learner);
      await page.goto(`/klasser/${made.id}`);
      await page.getByRole('link', { name: t('klasse_tavle.view.prosjekter') }).click();
      await expect(page.getByRole('region', { name: t('klasser.showings') })).toContainText(NAME);
      await page.getByRole('link', { name: TITLE }).click();
      await page.getByRole('button', { name: t('framvisning.remove') }).click();
      await page
        .getByRole('alert')
        .getByRole('button', { name: t('framvisning.remove') })
        .click();
      await expect(page.getByText(t('klasser.showings.none'))).toBeVisible();
      await classmate.reload();
      await expect(classmate.getByRole('heading', { name: t('framvisning.missing.title') })).toBeVisible();
    });
    await maker.context().close();
    await classmate.context().close();
  });
});
