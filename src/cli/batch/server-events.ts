/** One event of a stream (WHATWG HTML, 9.2.6). */
export interface ServerEvent {
  readonly id: string;
  readonly data: string;
}

/** Reads the events of a stream as they come; comments and fields of no use here are passed over. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let id = '';
  let data: string[] = [];
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { id, data: data.join('\n') };
        data = [];
        continue;
      }
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
      if (field === 'id') id = value;
      else if (field === 'data') data.push(value);
    }
  }
}
