import PostalMime from 'postal-mime';
import type { ExtractedText } from '../../domain/source.ts';
import { withoutControls } from './charset.ts';
import { DocumentFault, type DocumentLimits, tooMuchText } from './fault.ts';
import { readHtml } from './html.ts';
import { MEDIA_TYPES } from './kind.ts';

const HEADER =
  /^(?:from|to|cc|subject|date|message-id|received|return-path|mime-version|reply-to|sender|delivered-to|x-[a-z-]+|content-type):/i;
/** Header lines that are looked for, among the first lines of a mail. */
const LINES = 40;
const LEAST = 3;

/** Whether a text starts as a mail does: with several header fields (RFC 5322, 2.2). */
export function looksLikeEmail(text: string): boolean {
  let found = 0;
  for (const line of text.slice(0, 8192).split('\n', LINES)) {
    if (line === '') break;
    if (HEADER.test(line)) found++;
    else if (!/^[\t ]|^[!-9;-~]+:/.test(line)) return false;
  }
  return found >= LEAST;
}

/** A mail (RFC 5322, MIME) as its head and its words. Attachments are not read: they are sources of their own. */
export async function readEmail(bytes: Uint8Array, limits: DocumentLimits): Promise<ExtractedText> {
  const mail = await parse(bytes);
  const body = mail.text?.trim()
    ? withoutControls(mail.text.replaceAll(/\r\n?/g, '\n')).trim()
    : htmlBody(mail.html, limits);
  const head = [
    ['From', addresses(mail.from && [mail.from])],
    ['To', addresses(mail.to)],
    ['Cc', addresses(mail.cc)],
    // As written, in the sender's zone: in another one it may be another day.
    ['Date', mail.headers.find(({ key }) => key === 'date')?.value],
    ['Subject', mail.subject],
  ]
    .filter((field): field is [string, string] => Boolean(field[1]))
    .map(([name, value]) => `${name}: ${withoutControls(value).replaceAll(/\s+/g, ' ').trim()}`);
  const text = `${head.join('\n')}\n\n${body}`.trim();
  if (body === '') throw new DocumentFault('unreadable', 'the mail has no text.');
  if (Buffer.byteLength(text) > limits.text_bytes) throw tooMuchText(limits);
  const { length } = mail.attachments;
  const title = withoutControls(mail.subject ?? '')
    .trim()
    .slice(0, 1024)
    .toWellFormed();
  return {
    type: 'text',
    media_type: MEDIA_TYPES.email,
    text,
    ...(title !== '' && { title }),
    warnings:
      length === 0 ? [] : [`${length} ${length === 1 ? 'attachment was' : 'attachments were'} not read`],
  };
}

async function parse(bytes: Uint8Array) {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 32, maxHeadersSize: 256 * 1024 });
  } catch (cause) {
    throw new DocumentFault('unreadable', 'it is no mail that can be read.', { cause });
  }
}

function htmlBody(html: string | undefined, limits: DocumentLimits): string {
  return html?.trim() ? readHtml(html, limits).text : '';
}

interface Address {
  readonly name?: string;
  readonly address?: string;
}

function addresses(all: readonly Address[] | undefined): string | undefined {
  return all?.map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');
}
