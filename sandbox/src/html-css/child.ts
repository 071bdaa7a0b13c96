import type { PageInput, PageSource } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { runChild } from '../server/child-loop.ts';
import { observeEach } from './observe.ts';
import { serverEngine } from './server-engine.ts';

type PageTask = { source: PageSource; inputs: readonly PageInput[]; limits: Limits };

await runChild<PageTask>(async () => {
  await warmUp();
  return async (receive, follower) => {
    const { source, inputs, limits } = receive();
    await observeEach(serverEngine, source, inputs, limits, follower);
  };
});

/** The first page of a process is slow: the grammar of each property is made when it is first used. */
async function warmUp(): Promise<void> {
  const html = '<!doctype html><title>t</title><main><h1 class="a">a</h1><p id="b">b</p></main>';
  const css = 'p:not(.c) { margin: 1em auto; color: rgb(0 0 0 / 50%); font: bold 1rem/1.5 Arial; display: flex }';
  const limits: Limits = { milliseconds: 1000, outputCharacters: 1000, memoryMegabytes: 100 };
  const inputs: PageInput[] = ['margin-top', 'color', 'display', 'font-size'].map((property) => ({
    kind: 'style',
    selector: 'p',
    property,
  }));
  await observeEach(serverEngine, { html, css }, inputs, limits, { started() {}, observed() {} });
}
