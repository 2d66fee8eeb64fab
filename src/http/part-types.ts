const HEAD_END = Buffer.from('\r\n\r\n');
const FILE = /^content-disposition:.*;\s*filename\*?\s*=/im;
const TYPE = /^content-type:[ \t]*(.*\S)/im;

/**
 * The types of the files of a form, in their order and as they were written (RFC 7578, 4.4): the reader of forms
 * leaves out what follows the semicolon, and with it the charset of a text. Undefined for a file without one.
 */
export function fileTypes(boundary: string, body: Buffer): readonly (string | undefined)[] {
  const types: (string | undefined)[] = [];
  const mark = Buffer.from(`\r\n--${boundary}`);
  // The first boundary has no line before it.
  let at = body.subarray(0, mark.length - 2).equals(mark.subarray(2)) ? 0 : next(0);
  while (at >= 0) {
    const end = body.indexOf(HEAD_END, at);
    if (end < 0) return types;
    const head = body.toString('latin1', at, end);
    if (FILE.test(head)) types.push(TYPE.exec(head)?.[1]);
    at = next(end);
  }
  return types;

  function next(from: number): number {
    return body.indexOf(mark, from);
  }
}
