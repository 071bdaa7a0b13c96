/** The data of server-sent events, as they come. */
export async function* eventsOf(response: Response) {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (text + part).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length));
  }
}
