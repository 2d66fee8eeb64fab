/** "Bus 7 Express": a name behind a number, which makes it another thing than the number alone. */
import { DAY_OR_MONTH } from '../../text/values/calendar.ts';

const NAMED =
  /^ (\p{Lu}\p{Ll}+)((?: \p{Ll}+)?) (?:\p{Ll}+s|\p{Ll}+ed|is|was|has|had|will|can|may|does|did)\b/u;
/** "Train 45 Sunday service": with a noun a day tells which. */
const RUN = /^ (?:service|train|bus|edition|version|class|course|run|ferry)$/;
/** Characters behind a number that are looked at. */
const REACH = 60;

/** The name that stands right behind a number which ends at an offset, before a verb; undefined for none. */
export function variantAt(text: string, end: number): string | undefined {
  const [, name, noun = ''] = NAMED.exec(text.slice(end, end + REACH)) ?? [];
  return name !== undefined && (!DAY_OR_MONTH.test(name) || RUN.test(noun)) ? name : undefined;
}
