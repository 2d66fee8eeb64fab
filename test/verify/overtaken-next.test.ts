/** What the very next sentence changes, moves, ends or hands over, and what it leaves as it is. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, next: string];

/** The evidence is the claim itself and this sentence behind it. */
const OVERTAKEN: readonly Case[] = [
  ['Breakfast costs 8 euros.', 'Since May it has been 9 euros.'],
  ['Breakfast costs 8 euros.', 'Update: we now charge 9 euros for breakfast.'],
  ['Breakfast costs 8 euros.', 'The price of breakfast went up to 9 euros in May.'],
  ['The rent is 900 euros.', 'In June the landlord put it up to 950 euros.'],
  ['The rent is 900 euros.', 'As of July you pay 950 euros.'],
  ['The limit is 5 GB.', 'We have since doubled it.'],
  ['The limit is 5 GB.', 'It was raised to 10 GB last week.'],
  ['The meeting is at 3 pm.', 'Sorry, make that 4 pm.'],
  ['The meeting is at 3 pm.', 'Edit: 4 pm, not 3.'],
  ['The deadline is 1 June.', 'The deadline has been extended by a week.'],
  ['The deadline is 1 June.', 'We are giving everybody another week.'],
  ['The room is on the second floor.', 'We have moved to the third floor.'],
  ['The office is in Lyon.', 'The office has moved to Nice.'],
  ['Ana leads the team.', 'Ben took over the team in May.'],
  ['Ana leads the team.', 'In May she handed over to Ben.'],
  ['The contact is Ana.', 'Ana is on leave; please write to Ben instead.'],
  ['The code is 4471.', 'The code was changed on Friday.'],
  ['The code is 4471.', 'The code no longer works.'],
  ['The flight leaves from gate B2.', 'Gate change: C5.'],
  ['The train leaves at 9:00.', 'It is running 20 minutes late.'],
  ['The shop is open on Sundays.', 'From March we stay closed on Sundays.'],
  ['Pets are allowed.', 'Since last summer pets have been banned.'],
  ['The pool is heated.', 'To save energy we have switched off the heating.'],
  ['The course is free.', 'A fee of 20 euros was introduced this year.'],
  ['The warranty is two years.', 'For orders since May it is one year.'],
  ['The plan includes 10 users.', 'This was cut to 5 in the spring.'],
  ['The invoice is due on 3 May.', 'We agreed to give the customer until 17 May.'],
  ['The order contains three lamps.', 'One lamp was taken off the order on request.'],
  ['The team has eight members.', 'Two have left since.'],
  ['The stock is 40 units.', 'Twelve were sold this morning.'],
  ['The balance is 200 euros.', 'Afterwards 50 euros were withdrawn.'],
  ['The speaker is Dr Moll.', 'Dr Moll has fallen ill and Dr Ray will speak in her place.'],
  ['The parcel is at the depot.', 'It left the depot at noon.'],
  ['The car is in the garage.', 'It was collected yesterday.'],
  ['Ben is the treasurer.', 'He has since stepped down.'],
  ['The fee is 20 euros.', 'The fee has gone up to 25.'],
  ['The lease ends on 1 May.', 'We have agreed on another year.'],
  ['The exam takes place on 4 June.', 'It has been postponed.'],
  ['The queue has 40 entries.', 'Ten have been removed.'],
  ['The tank holds 300 litres.', 'It was replaced, and since June it has been 500 litres.'],
  ['The chair is Dr Ott.', 'Ms Lund replaced him in March.'],
  ['The lift is closed.', 'It reopened at noon.'],
];

const LEFT: readonly Case[] = [
  ['The rent is 900 euros.', 'It was raised from 850 to 900 euros in May.'],
  ['The rent is 900 euros.', 'It is paid monthly.'],
  ['The rent is 900 euros.', 'The deposit was raised to 1,800 euros.'],
  ['Ana leads the team.', 'She took over from Ben in May.'],
  ['Ana leads the team.', 'She joined in May.'],
  ['Ana leads the team.', 'Ben took over the kitchen in May.'],
  ['The parcel is at the depot.', 'It arrived this morning.'],
  ['The office is in Lyon.', 'It moved there from Nice in 2020.'],
  ['The office is in Lyon.', 'We moved to Lyon in 2020.'],
  ['The deadline is 1 June.', 'Late entries are not accepted.'],
  ['The deadline is 1 June.', 'It will not be extended.'],
  ['The deadline is 1 June.', 'It was extended from 15 May to 1 June.'],
  ['The team has eight members.', 'Two of them live in Graz.'],
  ['The team has eight members.', 'Three were hired in May.'],
  ['The order contains three lamps.', 'One is red.'],
  ['The child is ill.', 'She has had a fever since Friday.'],
  ['The event is sold out.', 'Tickets cost 30 euros.'],
  ['The road is blocked.', 'A tree fell on it at noon.'],
  ['The bug is open.', 'It was reported by Ana.'],
  ['The seat is free.', 'It is by the window.'],
  ['The shop is open on Sundays.', 'It is closed on Mondays.'],
  ['The course is free.', 'It is held every Friday.'],
  ['The manager is away.', 'Ben stands in for him.'],
  ['The price is 30 euros.', 'Shipping costs 5 euros.'],
  ['The meeting is at 3 pm.', 'It lasts an hour.'],
  ['The code is 4471.', 'It is valid for a week.'],
  ['The limit is 5 GB.', 'Currently 2 GB are used.'],
  ['Breakfast costs 8 euros.', 'Since May children eat free.'],
  ['The balance is 200 euros.', 'The card was issued in May.'],
  ['The file is in the folder Reports.', 'I moved it there yesterday.'],
  ['The account has no administrator.', 'Ben was made administrator of another account.'],
  ['The plan includes 10 users.', 'Extra users cost 4 euros each.'],
  ['The stock is 40 units.', 'Each unit weighs 2 kg.'],
  ['The flight leaves from gate B2.', 'Boarding starts at 9:40.'],
  ['The invoice is due on 3 May.', 'It was sent on 3 April.'],
  ['Delivery takes two days.', 'Returns take up to ten.'],
];

describe('The sentence behind one that says a claim', () => {
  for (const [claim, next] of OVERTAKEN)
    test(`overtakes «${claim}»: ${next}`, () =>
      assert.notEqual(ask(claim, [`${claim} ${next}`]).status, 'supported'));
  for (const [claim, next] of LEFT)
    test(`leaves «${claim}» as it is: ${next}`, () =>
      assert.equal(ask(claim, [`${claim} ${next}`]).status, 'supported'));
});
