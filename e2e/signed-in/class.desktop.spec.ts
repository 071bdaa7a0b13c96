import { beSignedIn } from '../fixtures/signin-page.ts';
import { accessOf, callAs, makeTeacher } from '../fixtures/superuser.ts';
import { expect, test } from '../fixtures/test.ts';

const NAMES = Array.from({ length: 30 }, (_, index) => `Elev ${String(index + 1).padStart(2, '0')}`);
const LESSON = 'python-variables';

test('a teacher makes a class of thirty, hands out slips, and sees two pupils work without a reload', async ({
  page,
  request,
  server,
  learner,
  t,
}) => {
  test.slow();
  await makeTeacher(request, server.superuser, learner);
  await beSignedIn(page, learner);
  await page.goto('/klasser');
  await page.getByRole('button', { name: t('klasser.make') }).click();
  await page.getByRole('textbox', { name: t('klasser.make.name') }).fill('10B <b>valgfag</b>');
  await page.getByRole('button', { name: t('klasser.make.submit') }).click();

  await page
    .getByRole('button', { name: t('klasse_tavle.add') })
    .first()
    .click();
  await page.getByRole('textbox', { name: t('klasse_tavle.add.names') }).fill(NAMES.join('\n'));
  await page.getByRole('button', { name: 'Lag 30 kontoer' }).click();
  const slips = page.getByRole('listitem').filter({ hasText: t('klasse_tavle.slips.password') });
  await expect(slips).toHaveCount(30);
  const accounts = await slips.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('dd')].map((part) => part.textContent ?? '')),
  );
  await page.getByRole('button', { name: t('klasse_tavle.slips.done') }).click();
  await page.getByRole('link', { name: t('klasse_tavle.view.tavle') }).click();
  await page.getByRole('combobox', { name: t('klasse_tavle.board.lesson') }).selectOption(LESSON);
  await expect(page.getByRole('row')).toHaveCount(31);

  const lesson = await (await request.get(`/api/get_doc_slug?slug=${LESSON}`)).json();
  const exercise = lesson.blocks.find(({ type }: { type: string }) => type === 'exercise');
  for (const index of [0, 1]) {
    const [username = '', password = ''] = accounts[index] ?? [];
    const access = await accessOf(request, { username, password, email: '' });
    const answer = { doc_slug: LESSON, blokk_slug: exercise.slug, human_lang: '_no', answer: 'print(7)' };
    await callAs(request, access, 'oppgave_svar', answer);
  }
  const first = page.getByRole('row', { name: /Elev 01/ });
  await expect(first.getByText('1 forsøk uten å lykkes')).toBeAttached();
  await expect(page.getByText('2 elever')).toBeVisible();
  await page.getByRole('button', { name: t('klasse_tavle.stuck.open') }).click();
  await expect(page.getByRole('dialog').getByText('print(7)').first()).toBeVisible();
});
