/**
 * What the writer of a note did, told of whom its head names: "Ana Ruiz called the client" for "Called the client" under
 * "Visit note, 3 May, author: Ana Ruiz". A note leaves its own writer out.
 */
import type { Scene, Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, escaped } from '../words.ts';

const HEAD =
  /(?:^|[\s,;–—-])(?:author|written by|noted by|logged by|note by|report by|agent|entered by|recorded by): ?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\s*(?:$|[,;|.])/iu;
/** Deeds of whoever writes a note; what is told of another has a subject. */
const DEED =
  /^(Called|Phoned|Rang|Emailed|E-mailed|Sent|Met|Visited|Spoke|Told|Asked|Informed|Advised|Offered|Explained|Agreed|Discussed|Reminded|Booked|Scheduled|Confirmed|Left|Gave|Showed|Checked|Contacted|Forwarded|Promised|Apologised|Apologized|Presented|Requested|Received|Inspected|Examined|Replaced|Repaired|Tested|Escalated|Refunded|Issued|Cancelled|Updated|Closed) (.+)$/su;
/** Who is called or met is spoken with. */
const SPEAKING = /^(?:Called|Phoned|Rang|Met)$/u;
const CONTACT =
  /^(.+?) \((?:contact|spoke (?:to|with)|via): (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)(?:, ([^()]+))?\)(.*)$/u;
const LONGEST = 300;
const OPENING = 200;

export const byAuthor: Teller = where([DEED], (scene) => {
  const told = scene.tell(scene.sentence);
  const line = bare(told.text);
  const found = line.length > LONGEST ? null : DEED.exec(line);
  const author = found === null ? undefined : writerOf(scene);
  if (found === null || author === undefined) return [];
  const [, verb = '', rest = ''] = found;
  const contact = CONTACT.exec(rest);
  const did = `${author} ${verb.toLowerCase()}`;
  const plain = contact === null ? rest : `${contact[1]}${contact[4]}`;
  const person = contact === null ? [] : [contact[2]!];
  const texts = [
    `${did} ${plain}`,
    ...person.map((one) => `${did} ${one}${contact![4]}`),
    ...(SPEAKING.test(verb)
      ? [plain, ...person].flatMap((one) => [`${author} spoke with ${one}`, `${author} spoke to ${one}`])
      : []),
  ];
  return texts.map((text) => ({ ...told, text: `${text}.` }));
});

/** The writer that the head of a note names, as the claim calls him. */
function writerOf({ source, claim, title }: Scene): string | undefined {
  const name = HEAD.exec(source.text.slice(0, OPENING).split('\n')[0]!)?.[1] ?? HEAD.exec(title)?.[1];
  if (name === undefined) return undefined;
  const said = claim.text.slice(claim.start, claim.end);
  const parts = name.split(' ');
  return [name, parts[0]!, parts.at(-1)!].find((one) =>
    new RegExp(String.raw`^${escaped(one)}\b`, 'u').test(said),
  );
}
