/** Media types that a caller takes, and how gladly (RFC 9110, 12.5.1). */

interface Range {
  readonly type: string;
  readonly quality: number;
}

const EVENTS = 'text/event-stream';
/** What answers are else, from the narrowest range to the widest. */
const JSON_RANGES = ['application/json', 'application/*', '*/*'];

const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function rangesOf(accept: string): readonly Range[] {
  return accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.map((one) => QUALITY.exec(one)?.[1]).find((one) => one !== undefined);
    return { type, quality: Number(weight ?? 1) };
  });
}

/** Whether events are asked for by name, and no less gladly than JSON. */
export function prefersEvents(accept: string): boolean {
  const ranges = rangesOf(accept);
  const qualityOf = (wanted: string) => ranges.find(({ type }) => type === wanted)?.quality;
  const events = qualityOf(EVENTS) ?? 0;
  const json = JSON_RANGES.map(qualityOf).find((quality) => quality !== undefined) ?? 0;
  return events > 0 && events >= json;
}
