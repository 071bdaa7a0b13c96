import { blockOf, writeCode } from '../fixtures/learning.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../fixtures/without-scripts.ts';

const LESSON = 'python-first-steps';
const EXERCISE = 'greet-mountain';
const DRILL = 'drill-level-up';
const RIGHT = { _no: 'print("Nivå 2")', _eng: 'print("Level 2")' };

forEachLanguage((lang) => {
  test('a drill is solved in its fold: it gives three points, and the lesson is no nearer its end', async ({
    page,
    t,
    learner,
  }) => {
    await beSignedIn(page, learner);
    const lessonOf = async () => {
      const { courses } = await (await page.waitForResponse(/\/fremgang$/)).json();
      return courses[0].lessons.find(({ slug }: { slug: string }) => slug === LESSON);
    };
    await page.goto(`/doc/${LESSON}`);
    const fold = page
      .locator('details')
      .filter({ hasText: t('doc.drills.more') })
      .last();
    await expect(fold.getByText(t('doc.drills.solved', { solved: 0, all: 6 }))).toBeVisible();
    await expect(blockOf(page, DRILL)).toHaveCount(0);
    await fold.getByRole('heading', { name: t('doc.drills.more'), exact: true }).click();
    const drill = blockOf(page, DRILL);
    await expect(drill.getByText(t('learning.exercise.number.more', { number: 1, all: 6 }))).toBeVisible();
    await writeCode(drill, RIGHT[lang]);
    const answered = page.waitForResponse(/oppgave_svar/).then((response) => response.json());
    const progress = lessonOf();
    await drill.getByRole('button', { name: t('learning.check'), exact: true }).click();
    expect(await answered).toMatchObject({ passed: true, poeng_earned: 3, poeng: 3 });
    expect(await progress).toMatchObject({ solved: 0, solved_blocks: [DRILL] });
    await expect(fold.getByText(t('doc.drills.solved', { solved: 1, all: 6 }))).toBeVisible();
  });

  test('an address in the fold opens it, also a second time', async ({ page, t }) => {
    await page.goto(`/doc/${LESSON}#${DRILL}`);
    const drill = blockOf(page, DRILL);
    await expect(drill.getByRole('button', { name: t('learning.check'), exact: true })).toBeVisible();
    await expect(drill).toBeInViewport();
    const fold = page.locator('details').filter({ has: drill });
    await fold.locator('summary').first().click();
    await expect(drill).toHaveCount(0);
    const follow = (slug: string) =>
      page.evaluate((hash) => {
        window.location.hash = hash;
      }, slug);
    await follow(EXERCISE);
    await expect(blockOf(page, EXERCISE)).toHaveAttribute('data-target');
    await expect(blockOf(page, EXERCISE)).toBeInViewport();
    await follow(DRILL);
    await expect(drill).toBeInViewport();
    await page.goBack();
    await expect(blockOf(page, EXERCISE)).toBeInViewport();
  });
});

// A page that is not in the chosen language is shown when its scripts have come.
test('the drills can be read before the page has its scripts', async ({ page, t }) => {
  const goOn = await openWithoutScripts(page, `/doc/${LESSON}`);
  const fold = page.locator('details').filter({ has: page.locator(`#${DRILL}`) });
  await expect(blockOf(page, DRILL)).toBeHidden();
  await fold.locator('summary').first().click();
  await expect(blockOf(page, DRILL)).toBeVisible();
  goOn();
  // Opened before, it stays open, and can now be worked with.
  await expect(blockOf(page, DRILL).getByRole('button', { name: t('learning.check'), exact: true })).toBeVisible();
});
