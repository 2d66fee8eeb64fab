/** "Billed monthly" of `interval: month, interval_count: 3`: how many of the periods there are between belongs to how often it is. */
import type { Field } from '../../record/record.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const OFTEN =
  /\b(?:hourly|daily|weekly|monthly|quarterly|yearly|annually|every (?:hour|day|week|month|quarter|year)|(?:each|a|per) (?:hour|day|week|month|quarter|year))\b/iu;
const COUNT =
  /^(?:(?:billing |payment |recurring )?(?:interval|period|cycle|frequency)(?: (?:count|length|multiplier|value|number))|every|interval count)$/;
const PERIOD = /^(?:(?:billing |payment |recurring )?(?:interval|period|cycle|frequency)(?: unit)?|unit)$/;

const isSeveral = ({ name, quote }: Field): boolean =>
  COUNT.test(name.join(' ')) && /^\d+$/.test(quote) && quote !== '1';

export const COUNTED_INTERVAL: Guard = against(
  'quantity',
  'any',
  ({ reading, support: { sentences } }) =>
    OFTEN.test(textOf(reading)) &&
    sentences
      .flatMap(recordsAt)
      .some(({ own }) => own.some(isSeveral) && own.some(({ name }) => PERIOD.test(name.join(' ')))),
  { said: () => OFTEN },
);
