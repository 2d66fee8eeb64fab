/** A word, a phrase or a turn that the dictionary or a table sets beside another, and that says less than it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Pair = readonly [claim: string, evidence: string];

const LESS: readonly Pair[] = [
  [
    'The clerk resigned in March, and her resignation was announced.',
    'The departure of the clerk in March was announced.',
  ],
  ['The heater runs on petrol.', 'The heater runs on gas.'],
  ['The heater runs on gas.', 'The heater runs on fuel.'],
  ['He pays a duty of 80 euros.', 'He pays a tax of 80 euros.'],
  ['The radio was damaged when it came.', 'The radio was faulty when it came.'],
  ['Nina took maternity leave.', 'Nina took parental leave.'],
  ['The family moved to the city.', 'The family moved to the town.'],
  ['The war began in April.', 'The conflict began in April.'],
  ['The sensor is in stock.', 'The sensor is available.'],
  ['The folder is unopened.', 'The folder is unused.'],
  ['The visa was waived permanently.', 'The visa was waived indefinitely.'],
  ['The garden was entered illegally.', 'The garden was entered without permission.'],
  ['The kit was sent free of charge.', 'The kit was sent at no extra charge.'],
  ['The deed was signed in person.', 'The deed was signed personally.'],
  ['Olga is on call.', 'Olga is on duty.'],
  ['Lena was furious.', 'Lena was angry.'],
  ['Piet is a professor of law.', 'Piet is a lecturer in law.'],
];

const TURNS: readonly Pair[] = [
  ['Piet works for Nordbank.', 'Piet has worked for Nordbank.'],
  ['Olga teaches physics.', 'Olga has taught physics.'],
  ['Nina was exempt from the test.', 'Nina was left out of the test.'],
  ['The crew is exempt from the race.', 'The crew is excluded from the race.'],
  ['The visitors must leave the ship at the same time.', 'The visitors must leave the ship at once.'],
  ['Lena leads a marathon every May.', 'Lena runs a marathon every May.'],
  ['Cooks get paid holiday.', 'Cooks get paid leave.'],
  ['The hole is vacant.', 'The hole has not been filled.'],
  ['Nordbank is hiring a partner.', 'Nordbank is seeking a partner.'],
  ['Olga has worked here for nine years.', 'Olga has been here for nine years.'],
  ['The course takes 3 weeks.', 'The course is expected to last 3 weeks if all goes well.'],
];

const SHORT: readonly Pair[] = [
  ['The US joined the talks.', 'Norway joined the talks.'],
  ['US sales fell in June.', 'Polish sales fell in June.'],
  ['The WHO tested the drug.', 'The FDA tested the drug.'],
  ['The IT department moved.', 'The sales department moved.'],
  ['Three US sailors drowned.', 'Three Greek sailors drowned, a witness told us.'],
];

const SAID: readonly Pair[] = [
  ['Piet works for Nordbank.', 'Piet has worked for Nordbank since 2018.'],
  ['Lena leads the sales team.', 'Lena runs the sales team.'],
  ['Up to four guests can use the sauna at the same time.', 'Up to four guests can use the sauna at once.'],
  ['Nina won the cup again.', 'Nina won the cup a second time.'],
  ['Cooks get paid leave.', 'Cooks get paid holiday.'],
  ['The panel turned down the plan.', 'The panel declined the plan.'],
  ['The crew is not subject to the toll.', 'The crew is exempt from the toll.'],
  ['Nina was unhurt.', 'Nina was not hurt.'],
  ['The sensor is available.', 'The sensor is in stock.'],
  ['The position is vacant.', 'The position has not been filled yet.'],
  ['Piet left hospital on 3 May.', 'Piet was discharged from hospital on 3 May.'],
  ['The US joined the talks.', 'The United States joined the talks.'],
  ['US sales fell in June.', 'American sales fell in June.'],
  ['The WHO tested the drug.', 'The World Health Organization tested the drug.'],
  ['The IT department moved to Lyon.', 'The IT department moved to Lyon in May.'],
];

const each = (pairs: readonly Pair[], supported: boolean): void => {
  for (const [claim, evidence] of pairs)
    test(`${claim} < ${evidence}`, () => {
      const { status } = ask(claim, [evidence]);
      if (supported) assert.equal(status, 'supported');
      else assert.notEqual(status, 'supported');
    });
};

describe('a word that says less does not carry one that says more', () => each(LESS, false));
describe('a turn that holds of less, or is over, does not stand for another', () => each(TURNS, false));
describe('an abbreviation that is written as a small word is a name', () => each(SHORT, false));
describe('what says as much still carries it', () => each(SAID, true));
