/** That something went to an address that the evidence has under its name: "shipped to the billing address". */
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';
import { isSpokenOf } from './spoken-of.ts';

const TO =
  /^(?<what>.{2,50}?) (?:was|were|has been|have been) (?<not>not )?(?<deed>shipped|sent|delivered|posted|addressed) to the (?<which>(?:\p{Ll}+ )?(?:address|e-mail address|email address))(?: on file)?$/u;
const ADDRESS = /^(?<which>(?:\p{L}+ )?(?:address|e-mail address|email address)): (?<place>.{6,100})$/iu;
const WENT =
  /^(?:(?<deed>Shipped|Sent|Delivered|Posted|Addressed) to|(?:Shipping|Delivery) address): (?<place>.{6,100})$/iu;

/** Where both addresses stand, as a statement says; undefined for another. */
export function sameAddress(said: string, { documents }: Scene): Shown | undefined {
  const found = TO.exec(said)?.groups;
  if (found === undefined || !isSpokenOf(found.what!, documents)) return undefined;
  const sentences = sentencesOf(documents);
  const own = sentences.filter(
    ({ text }) => ADDRESS.exec(text)?.groups?.which?.toLowerCase() === found.which,
  );
  const went = sentences.filter(({ text }) => {
    const deed = WENT.exec(text)?.groups?.deed?.toLowerCase();
    return deed !== undefined && (deed === found.deed || (deed === 'shipped' && found.deed === 'sent'));
  });
  const [one, other] = [own[0], went[0]];
  if (one === undefined || other === undefined || own.length > 1 || went.length > 1) return undefined;
  const plain = (text: string): string =>
    text
      .replace(/^[^:]+: /u, '')
      .toLowerCase()
      .replace(/[\s,.]+/gu, ' ')
      .trim();
  return (plain(one.text) === plain(other.text)) === (found.not === undefined)
    ? { places: [one, other], told: '' }
    : undefined;
}
