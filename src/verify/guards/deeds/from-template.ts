/**
 * "The order has shipped" by a text that opens "Template for the shipping mail" or has {order_id} for the number: what a form, a
 * sample or a set of test data says has not happened.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DONE = /\b(?:has|have|was|were|had|is|are|did)\b|\b\p{L}+ed\b/iu;
const OPENING =
  /^\W*(?:(?:this|the following|below|here) (?:is|are) (?:an? |the |some )?(?:(?:mail|email|letter|message|text|html|response|standard) )?)?(?:templates?|sample (?:data|text|message|mail|email|letter|record|response|output|invoice|file)|mock (?:data|up|response|record)|dummy (?:data|text|record)|placeholder|lorem ipsum|test (?:data|fixture|record)|fixture|boilerplate|example (?:data|output|response|record|message|letter|mail|email))\b[^.\n]*[.:\n]/iu;
const BLANK =
  /\{\{? ?\p{Ll}[\p{Ll}\d]*(?:[_. ]\p{Ll}[\p{Ll}\d]*)* ?\}?\}|\[(?:(?:your|customer|client|first|last|full|company|recipient) )?name\]|\[insert [^\]]{1,40}\]|<(?:first |last |customer )?name>/iu;
/** Where a value is still to be filled in: "no. ____ has", "on DD/MM/YYYY", "<AMOUNT> to", "arrives on [DATE]". */
const GAP =
  /(?<=[\p{Ll}.] )(?:_{3,}|X{3,})(?= \p{Ll})|(?<![\p{L}\d-])X{3,} (?:has|have|was|were|will)\b|\b(?:on|by|until|from|since) (?:DD|MM|YYYY)[/.-](?:DD|MM|YY)|(?<=\p{Ll} )(?:<\p{Lu}[\p{Lu}_ ]{2,30}>|\[(?!REDACTED|REMOVED|DELETED|SIC|INAUDIBLE|CROSSTALK)\p{Lu}[\p{Lu}_ ]{2,30}\])|(?<![%\p{L}])%\p{Lu}[\p{Lu}_]{2,30}%|\[(?:amount|date|agent|number|product|company)\]/u;
const OF_TEXT = /\b(?:template|sample|mock|dummy|placeholder|example|test|fixture|form)\b/iu;

export const FROM_TEMPLATE: Guard = against('modality', 'english', isTemplate, { said: () => DONE });

/** Characters of a source by which it is told what it is. */
const REACH = 4000;

function isTemplate({ reading }: Told, { source }: AlignedSentence): boolean {
  const origin = originOf(source);
  if (source.structured || OF_TEXT.test(textOf(reading))) return false;
  const text = origin.text.slice(0, REACH);
  return OPENING.test(text) || ((BLANK.test(text) || GAP.test(text)) && isSomebodys(reading));
}

/** "Is due in 30 days" is a rule, in a form as well. */
const isSomebodys = (reading: Told['reading']): boolean =>
  /\b(?:has|have|was|were|had)\b|\b\p{L}+ed[.!]?$/iu.test(textOf(reading));
