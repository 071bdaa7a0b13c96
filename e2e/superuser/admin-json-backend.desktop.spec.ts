import type { APIRequestContext } from '@playwright/test';
import type { Account } from '../fixtures/account.ts';
import { axeIssues } from '../fixtures/axe.ts';
import { replaceText } from '../fixtures/code-editor.ts';
import { accessOf, callAs, openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

// Documents change here: a server of its own, or other tests would read them.
test.use({ serverEnvironment: { LOG_LEVEL: 'error' } });

async function titleOf(request: APIRequestContext, slug: string): Promise<string> {
  const answer = await request.get(`/api/get_doc_slug?slug=${slug}`);
  return ((await answer.json()) as { tittel: { _no: string } }).tittel._no;
}

/** A live document as its author gets it. */
async function jsonOf(request: APIRequestContext, admin: Account, slug: string): Promise<string> {
  const headers = { authorization: `Bearer ${await accessOf(request, admin)}` };
  const answer = await request.get(`/api/admin_json_back_document?slug=${slug}`, { headers });
  return ((await answer.json()) as { live: { json: string } }).live.json;
}

forEachLanguage((lang) => {
  // Publishing runs the programs of what changed.
  test.slow();

  test('an author measures an exercise, and sees which wrong programs its checks let through', async ({
    page,
    t,
    admin,
  }) => {
    await openAdmin(page, t, admin, '/admin/json_backend?doc=html-structure');
    await page.getByText(t('admin_json_backend.pane.preview'), { exact: true }).click();
    const measured = page.locator('[data-strength="cinema"]');
    await measured.getByRole('button', { name: t('admin_json_backend.strength.measure') }).click();
    const figure = t('admin_json_backend.strength.figure').split(/\{\w+\}/)[1] ?? '';
    await expect(measured.getByRole('status')).toContainText(figure, { timeout: 90_000 });
    // One list for another reads the same on the page.
    await expect(measured.getByRole('listitem')).toContainText(t('admin_json_backend.strength.line', { line: 12 }));
    await expect(measured.getByRole('listitem')).toContainText('<ol>');
    expect(await axeIssues(page)).toEqual([]);
  });

  test('a superuser writes, stages, publishes and rolls back', async ({ page, request, t, admin, allowConsole }) => {
    allowConsole(/400 \(Bad Request\)/);
    await openAdmin(page, t, admin, '/admin/json_backend?doc=python-variables');
    const editor = page.getByRole('textbox', { name: t('admin_json_backend.json') });
    const text = await jsonOf(request, admin, 'python-variables');
    await expect(page.getByText(t('admin_json_backend.no_issues'))).toBeVisible();

    // Not JSON: the line is named. JSON, but no document: so says the server.
    await replaceText(editor, text.replace(',\n', '\n'));
    await expect(page.getByText(t('admin_json_backend.json.comma'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('admin.issue.line', { line: 3 }) })).toBeVisible();
    await replaceText(editor, text.replace(/"icon": "\w+"/, '"icon": "rocket"'));
    const reason = { _no: 'må være en av disse', _eng: 'must be one of' };
    await expect(page.getByText(reason[lang])).toBeVisible();
    await expect(page.getByText(reason[lang === '_no' ? '_eng' : '_no'])).toHaveCount(0);

    const title = `Ny tittel ${Date.now()}`;
    await replaceText(editor, text.replace(/("tittel": \{\s*"_no": )"[^"]*"/, `$1"${title}"`));
    await page.getByText(t('admin_json_backend.pane.preview'), { exact: true }).click();
    const previewIn = (language: string) =>
      page.frameLocator(`iframe[title="${t('admin_json_backend.preview.title', { language })}"]`);
    const main = page.getByRole('main');
    for (const [language, shown] of [
      ['Engelsk', 'Variables'],
      ['Norsk', title],
    ] as const) {
      await main.getByText(language, { exact: true }).click();
      await expect(previewIn(language).getByRole('heading', { level: 1, name: shown })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(1);
    }
    await page.getByRole('button', { name: t('admin_json_backend.stage'), exact: true }).click();
    await page.getByRole('link', { name: t('admin_json_backend.to_staged') }).click();

    await expect(page.getByText('tittel._no')).toBeVisible();
    expect(await titleOf(request, 'python-variables')).not.toBe(title);
    await page.getByRole('button', { name: t('admin_json_backend.push') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('admin_json_backend.publishable'))).toBeVisible();
    await dialog.getByRole('button', { name: t('admin_json_backend.push.submit'), exact: true }).click();
    await expect(page.getByText(t('admin_json_backend.pushed'))).toBeVisible();
    expect(await titleOf(request, 'python-variables')).toBe(title);

    const revision = new RegExp(`^${t('admin_json_backend.revision', { id: '\\d+' })}$`);
    await page.getByRole('link', { name: revision }).click();
    await page.getByRole('button', { name: t('admin_json_backend.roll_back') }).click();
    await dialog.getByRole('button', { name: t('admin_json_backend.roll_back.submit'), exact: true }).click();
    await expect(page.getByText(t('admin_json_backend.rolled_back'))).toBeVisible();
    expect(await titleOf(request, 'python-variables')).not.toBe(title);
  });

  test('a program that fails stops the publishing, and its author is told which and why', async ({
    page,
    request,
    t,
    admin,
  }) => {
    const access = await accessOf(request, admin);
    const document = JSON.parse(await jsonOf(request, admin, 'html-reference'));
    const code = { _no: 'console.log(navnet)', _eng: 'console.log(1)' };
    const run = { slug: 'kjor-meg', type: 'run', language: 'javascript', code };
    const json = JSON.stringify({ ...document, blocks: [...document.blocks, run] });
    await callAs(request, access, 'admin_json_back_add', { json });
    await openAdmin(page, t, admin, '/admin/json_backend?view=staged');
    await page.getByRole('button', { name: t('admin_json_backend.push') }).click();
    const dialog = page.getByRole('dialog');
    const reason = { _no: /programmet på norsk feiler: .*navnet/, _eng: /the program in Norwegian fails: .*navnet/ };
    await expect(dialog.getByText(reason[lang])).toBeVisible();
    await expect(dialog.getByText(`blocks.${document.blocks.length}.code._no`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('admin_json_backend.push.submit'), exact: true })).toHaveCount(0);
    await callAs(request, access, 'admin_json_back_remove', { slug: 'html-reference', unstage: true });
  });

  test('of two superusers with the same document, the second sees what the first did', async ({
    page,
    request,
    t,
    admin,
    otherAdmin,
    allowConsole,
  }) => {
    allowConsole(/409 \(Conflict\)/);
    await openAdmin(page, t, admin, '/admin/json_backend?doc=css');
    const editor = page.getByRole('textbox', { name: t('admin_json_backend.json') });
    const text = await jsonOf(request, admin, 'css');
    await expect(editor).toBeVisible();
    const theirs = `Deres${Date.now()}`;
    const theirAccess = await accessOf(request, otherAdmin);
    await callAs(request, theirAccess, 'admin_json_back_add', {
      json: text.replace(/("tittel": \{\s*"_no": )"[^"]*"/, `$1"${theirs}"`),
    });
    await callAs(request, theirAccess, 'admin_json_back_push', {});

    const mine = `Mitt${Date.now()}`;
    await replaceText(editor, text.replace(/("tittel": \{\s*"_no": )"[^"]*"/, `$1"${mine}"`));
    await page.getByRole('button', { name: t('admin_json_backend.stage'), exact: true }).click();
    await expect(page.getByText(t('admin_json_backend.conflict', { slug: 'css' }))).toBeVisible();
    await expect(page.getByRole('main').locator('ins', { hasText: theirs })).toBeVisible();
    // Keeping one's own would take theirs away again: that is shown too.
    await expect(page.getByRole('main').locator('del', { hasText: theirs })).toBeVisible();

    // A slow machine: the document is shown again before the server has answered what is staged.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.getByRole('button', { name: t('admin_json_backend.conflict.keep_mine') }).click();
    await expect(page.getByRole('button', { name: t('admin_json_backend.unstage'), exact: true })).toBeVisible();
    await expect(page.getByText(t('admin_json_backend.done.staged'))).toBeVisible();
    await expect(page.getByText(t('admin_json_backend.unsaved'))).toHaveCount(0);
    await expect(editor).toContainText(mine);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await callAs(request, await accessOf(request, admin), 'admin_json_back_push', {});
    expect(await titleOf(request, 'css')).toBe(mine);
  });

  test('the editor is left with the keyboard, an error leads to its line, and a reload costs nothing', async ({
    page,
    request,
    t,
    admin,
    allowConsole,
  }) => {
    allowConsole(/400 \(Bad Request\)/);
    await openAdmin(page, t, admin, '/admin/json_backend?doc=html');
    const editor = page.getByRole('textbox', { name: t('admin_json_backend.json') });
    const text = await jsonOf(request, admin, 'html');
    await replaceText(editor, `${text.slice(0, -1)}, "blåbær": 1\n}`);
    await expect(page.getByText('blåbær', { exact: true })).toBeVisible();

    // Tab indents; after Escape it goes on to the next control.
    await editor.press('Tab');
    await expect(editor).toBeFocused();
    await editor.press('Escape');
    await editor.press('Tab');
    await expect(editor).not.toBeFocused();
    const line = page.getByRole('button', { name: t('admin.issue.line', { line: text.split('\n').length }) });
    await line.click();
    await expect(editor).toBeFocused();

    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(line).toBeVisible();
    await expect(page.getByText(t('admin_json_backend.unsaved'))).toBeVisible();
    await page.getByRole('button', { name: t('admin_json_backend.discard') }).click();
    await expect(page.getByText(t('admin_json_backend.no_issues'))).toBeVisible();
    await expect(page.getByText(t('admin_json_backend.unsaved'))).toHaveCount(0);
  });

  test('what may be written is suggested, and a new block is one step that can be undone', async ({
    page,
    t,
    admin,
    allowConsole,
  }) => {
    allowConsole(/400 \(Bad Request\)/);
    await openAdmin(page, t, admin, '/admin/json_backend?doc=css');
    const editor = page.getByRole('textbox', { name: t('admin_json_backend.json') });
    await expect(page.getByText(t('admin_json_backend.no_issues'))).toBeVisible();
    await page.getByLabel(t('admin_json_backend.add_block'), { exact: true }).selectOption('link');
    // The long text is scrolled to the new block, and the cursor is at it.
    const added = editor.getByText('"type": "link"').last();
    await expect(added).toBeInViewport();
    await expect(editor).toBeFocused();
    await editor.press('ControlOrMeta+z');
    await expect(editor).not.toContainText('"link"');

    await replaceText(editor, '{ "icon": "" }');
    for (let step = 0; step < 3; step++) await editor.press('ArrowLeft');
    await editor.press('Control+Space');
    await expect(page.getByRole('option', { name: 'javascript' })).toBeVisible();
    await editor.pressSequentially('boo');
    await expect(page.getByRole('option', { name: 'book', selected: true })).toBeVisible();
    await editor.press('Enter');
    await expect(editor).toContainText('{ "icon": "book" }');
  });

  test('a new document is begun, and exported with the others once it is live', async ({ page, t, admin }) => {
    await openAdmin(page, t, admin, '/admin/json_backend');
    await page.getByRole('button', { name: t('admin_json_backend.new') }).click();
    await page.getByLabel(t('admin_json_backend.slug'), { exact: true }).fill('Feil slug');
    const begin = page.getByRole('button', { name: t('admin_json_backend.new.submit') });
    await begin.click();
    await expect(page.getByText(t('admin_json_backend.new.wrong'))).toBeVisible();
    await page.getByLabel(t('admin_json_backend.slug'), { exact: true }).fill(`new-${Date.now()}`);
    await begin.click();
    await page.getByText(t('admin_json_backend.mode.form'), { exact: true }).click();
    await page.getByLabel(t('admin_json_backend.form.tittel')).first().fill('Fjelltur');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lang === '_no' ? 'Fjelltur' : 'New title');
    await page.getByRole('button', { name: t('admin_json_backend.stage'), exact: true }).click();
    await expect(page.getByText(t('admin_json_backend.done.staged'))).toBeVisible();
    await page.getByRole('button', { name: t('admin_json_backend.unstage'), exact: true }).click();

    await page.goto('/admin/json_backend');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('admin_json_backend.export') }).click();
    expect((await download).suggestedFilename()).toBe('kodestien-content.zip');
  });
});
