/** What a message is about has not been sent, received or answered with it: `Subject: Refund for order 881`, `Sent: 4 May`. */
import type { Said } from '../said.ts';

const SUBJECT = /^(?:subject|re|betreff|topic)$/;
const ENDS = /^(?:from|to|cc|bcc|sender|recipient)$/;
const MESSAGE =
  /^(?:e-?mails?|mails?|messages?|letters?|subject|about|wrote|writes?|asks?|asked|concerning|regarding)$/;

/** Whether a claim that takes the subject of a message is one of the message. */
export function isOfMessage(said: Said): boolean {
  const { own } = said.focus;
  if (!own.some(({ name }) => ENDS.test(name.join(' ')))) return true;
  const subject = own.find(({ name }) => SUBJECT.test(name.join(' ')));
  if (subject === undefined || !said.used().has(subject)) return true;
  return said.bare.some((word) => MESSAGE.test(word));
}
