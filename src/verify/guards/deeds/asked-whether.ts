/**
 * "If the door was open, Tom asked" by "Tom asked if the door was open", and the other way round: what somebody asks is
 * no condition under which he does.
 */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const ASKING =
  'ask|wonder|know|knew|check|enquir|inquir|see|saw|tell|told|say|said|doubt|decide|find out|found out|test|question|care|matter|remember|verif|confirm';
/** "Asked if", "will tell us whether". */
const EMBEDDED = new RegExp(
  String.raw`\b(?<verb>(?:${ASKING})\p{Ll}*)(?: (?:me|us|him|her|them|you|it|(?:the |\p{Lu})[\p{L}-]+(?: [\p{L}-]+)?))? (?:if|whether)\b`,
  'u',
);
/** "If the door was open, Tom asked". */
const CONDITIONAL = /^(?:If|Whether) [^,;]+, (?<main>[^;]+)$/u;

export const ASKED_WHETHER: Guard = against('condition', 'english', ({ reading }, { source, sentence }) => {
  const [said, text] = [textOf(reading), textOf(originOf(source).sentence(sentence))];
  return isTurned(said, text) || isTurned(text, said);
});

/** Whether one text has as a condition what another has as what is asked by the same verb. */
function isTurned(one: string, other: string): boolean {
  const main = CONDITIONAL.exec(one)?.groups?.main;
  const verb = EMBEDDED.exec(other)?.groups?.verb;
  if (main === undefined || verb === undefined || EMBEDDED.test(one)) return false;
  return new RegExp(String.raw`\b${verb}\b`, 'u').test(main);
}
