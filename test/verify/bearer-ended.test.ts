/** What is there no more has, does and costs nothing, whatever a sentence before says of it; what is left, and what ended beside it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const TAKEN_BACK: readonly Case[] = [
  ['The shop sells bikes.', ['The shop sells bikes. The shop closed down in 2019.']],
  ['The shop sells bikes.', ['The shop sells bikes. It closed down in 2019.']],
  ['The shop sells bikes.', ['The shop sells bikes. It closed for good in 2019.']],
  ['The Lisbon office employs 40 people.', ['The Lisbon office employs 40 people. It was wound up in May.']],
  [
    'The Lisbon office employs 40 people.',
    ['The Lisbon office employs 40 people. In May the Lisbon office was shut down.'],
  ],
  [
    'The Lisbon office employs 40 people.',
    ['The Lisbon office employs 40 people.', 'The Lisbon office was closed in May.'],
  ],
  ['The Pro plan costs 20 a month.', ['The Pro plan costs 20 a month. We no longer offer the Pro plan.']],
  [
    'The Pro plan costs 20 euros a month.',
    ['The Pro plan costs 20 euros a month.', 'The Pro plan was discontinued in March.'],
  ],
  ['Mr Hale manages the depot.', ['Mr Hale manages the depot. He retired in June.']],
  ['Mr Hale manages the depot.', ['Mr Hale manages the depot.', 'Mr Hale retired in June.']],
  ['Mr Hale manages the depot.', ['Mr Hale manages the depot. The depot has 30 staff. In June he retired.']],
  ['Mr Hale manages the depot.', ['Mr Hale manages the depot.', 'The depot was closed in June.']],
  [
    'The contract runs to 2027.',
    ['The contract runs to 2027. It covers cleaning and repairs. Both parties have since terminated it.'],
  ],
  [
    'The contract runs to 2027.',
    ['The contract runs to 2027.', 'The contract was terminated by both parties in May.'],
  ],
  [
    'The app supports Android 9.',
    ['The app supports Android 9. The app was taken off the store and shut down last year.'],
  ],
  [
    'The museum holds 300 paintings.',
    ['The museum holds 300 paintings. It burned down in 2021 with everything in it.'],
  ],
  [
    'The museum holds 300 paintings.',
    ['The museum holds 300 paintings. All of them were destroyed in the fire of 2021.'],
  ],
  ['The bus serves Mill Road.', ['The bus serves Mill Road. The line was withdrawn last autumn.']],
  ['Line 12 serves Mill Road.', ['Line 12 serves Mill Road. The line was withdrawn last autumn.']],
  ['The club meets on Tuesdays.', ['The club meets on Tuesdays. It disbanded in spring.']],
  [
    'The club meets on Tuesdays.',
    ['The club meets on Tuesdays. It has 40 members. The club disbanded in spring.'],
  ],
  ['The committee reviews complaints.', ['The committee reviews complaints. It was dissolved in January.']],
  ['The clinic treats children.', ['The clinic treats children. It has ceased operations.']],
  ['The firm makes lifts.', ['The firm makes lifts. It went bankrupt in 2020.']],
  ['The firm makes lifts.', ['The firm makes lifts.', 'In 2020 the firm went out of business.']],
  ['The hotel has 80 rooms.', ['The hotel has 80 rooms. It was demolished in 2018.']],
  ['The hotel has 80 rooms.', ['The hotel has 80 rooms. The building was pulled down in 2018.']],
  ['The bridge carries two lanes.', ['The bridge carries two lanes. It collapsed in March.']],
  [
    'Dr Amin sees patients on Fridays.',
    ['Dr Amin sees patients on Fridays. She left the practice in April.'],
  ],
  [
    'Dr Amin sees patients on Fridays.',
    ['Dr Amin sees patients on Fridays.', 'Dr Amin has left the practice.'],
  ],
  ['Dr Amin sees patients on Fridays.', ['Dr Amin sees patients on Fridays. She died in April.']],
  ['The forum has 2,000 members.', ['The forum has 2,000 members. It went offline for good in June.']],
  ['The newspaper appears daily.', ['The newspaper appears daily. It folded in 2015.']],
  ['The server hosts the wiki.', ['The server hosts the wiki. It was decommissioned in May.']],
  ['The server hosts the wiki.', ['The server hosts the wiki.', 'The server was decommissioned in May.']],
  ['The server hosts the wiki.', ['The server hosts the wiki. It was scrapped.']],
  ['The account holds 500 euros.', ['The account holds 500 euros. It was closed on 2 May.']],
  ['The account holds 500 euros.', ['The account holds 500 euros. The customer closed it on 2 May.']],
  [
    'The van is used for deliveries.',
    ['The van is used for deliveries. It was written off after an accident.'],
  ],
  ['The van is used for deliveries.', ['The van is used for deliveries. We sold it in June.']],
  [
    'The scheme pays a grant of 500 euros.',
    ['The scheme pays a grant of 500 euros. It was abolished in the last budget.'],
  ],
  [
    'The scheme pays a grant of 500 euros.',
    ['The scheme pays a grant of 500 euros.', 'The last budget abolished the scheme.'],
  ],
  [
    'The rule requires two signatures.',
    ['The rule requires two signatures. The board repealed it in March.'],
  ],
  ['The permit covers two vehicles.', ['The permit covers two vehicles. It lapsed on 30 June.']],
  ['The permit covers two vehicles.', ['The permit covers two vehicles.', 'The permit has expired.']],
  [
    'The Leeds team handles refunds.',
    ['The Leeds team handles refunds. It was merged into the Hull team in May.'],
  ],
  ['The Leeds team handles refunds.', ['The Leeds team handles refunds. The team was broken up in May.']],
  ['The school teaches Latin.', ['The school teaches Latin. It no longer exists.']],
  ['The factory makes tyres.', ['The factory makes tyres. Production stopped in 2022.']],
  ['The factory makes tyres.', ['The factory makes tyres.', 'Production at the factory ended in 2022.']],
  ['Jonas lives in Graz.', ['Jonas lives in Graz. He moved to Vienna in May.']],
  ['Jonas works for Kite.', ['Jonas works for Kite. He was dismissed in May.']],
  ['Jonas works for Kite.', ['Jonas works for Kite.', 'Kite dismissed Jonas in May.']],
  [
    'The bakery delivers bread to schools.',
    ['The bakery delivers bread to schools. In March 2020 it went out of business.'],
  ],
  [
    'The bakery delivers bread to schools.',
    ['The bakery delivers bread to schools. The bakery has since closed for good.'],
  ],
  [
    'The newsletter reaches 4,000 people.',
    ['The newsletter reaches 4,000 people. It was discontinued at the end of the year.'],
  ],
  [
    'The newsletter reaches 4,000 people.',
    ['The newsletter reaches 4,000 people.', 'We discontinued the newsletter at the end of the year.'],
  ],
  [
    'The tram connects Alba and Boro.',
    ['The tram connects Alba and Boro. Unfortunately the line was closed down in 2018.'],
  ],
  [
    'The foundation supports ten schools.',
    ['The foundation supports ten schools. It has an office in Graz. In 2021 the foundation was dissolved.'],
  ],
  ['Ms Berg teaches Latin.', ['Ms Berg teaches Latin. The school has 300 pupils. She retired last summer.']],
  ['Ms Berg teaches Latin.', ['Ms Berg teaches Latin.', 'Ms Berg passed away in June.']],
  ['The tower houses a museum.', ['The tower houses a museum. It collapsed in an earthquake in 2016.']],
  [
    'The subsidy covers half the cost.',
    ['The subsidy covers half the cost. Parliament abolished it in June.'],
  ],
  [
    'The pass gives access to all pools.',
    ['The pass gives access to all pools. The pass was discontinued in 2022.'],
  ],
  [
    'The joint venture operates three ships.',
    ['The joint venture operates three ships. It was wound down in 2022.'],
  ],
  [
    'The lab processes 200 samples a day.',
    ['The lab processes 200 samples a day.', 'The lab shut down in March.'],
  ],
  [
    'The agreement gives Kite the right to sell the tents.',
    ['The agreement gives Kite the right to sell the tents. Kite terminated the agreement in May.'],
  ],
  [
    'The tariff gives students half price.',
    ['The tariff gives students half price. It expired on 31 March.'],
  ],
  [
    'The group releases an album every year.',
    ['The group releases an album every year. They split up in 2019.'],
  ],
  ['Tom works as a driver.', ['Tom works as a driver. He was laid off in May.']],
  ['The site offers free courses.', ['The site offers free courses. It is no longer available.']],
  ['Kite runs a shop in Graz.', ['Kite runs a shop in Graz. Kite no longer exists.']],
  [
    'The ship carries 200 passengers.',
    ['The ship carries 200 passengers. She was scrapped in India in 2015.'],
  ],
  ['The bursary pays 300 euros a month.', ['The bursary pays 300 euros a month. It no longer exists.']],
  ['The ordinance bans fireworks.', ['The ordinance bans fireworks. A court annulled it in May.']],
  [
    'The magazine reports on gardens.',
    ['The magazine reports on gardens.', 'The magazine ceased publication in 2020.'],
  ],
];

const LEFT: readonly Case[] = [
  ['The shop sells bikes.', ['The shop sells bikes. The cafe next door closed down in 2019.']],
  ['The shop sells bikes.', ['The shop sells bikes. It closed for two weeks in 2019 and opened again.']],
  [
    'The Lisbon office employs 40 people.',
    ['The Lisbon office employs 40 people. The Porto office was wound up in May.'],
  ],
  [
    'The Pro plan costs 20 euros a month.',
    ['The Pro plan costs 20 euros a month. We no longer offer the Basic plan.'],
  ],
  ['Mr Hale manages the depot.', ['Mr Hale manages the depot. His predecessor retired in June.']],
  [
    'The contract runs to 2027.',
    ['The contract runs to 2027. It replaced an older one, which both parties terminated.'],
  ],
  ['The museum holds 300 paintings.', ['The museum holds 300 paintings. Its archive burned down in 2021.']],
  ['The club meets on Tuesdays.', ['The club meets on Tuesdays. The choir disbanded in spring.']],
  ['The hotel has 80 rooms.', ['The hotel has 80 rooms. The old stables were demolished in 2018.']],
  [
    'Dr Amin sees patients on Fridays.',
    ['Dr Amin sees patients on Fridays. Dr Berg left the practice in April.'],
  ],
  [
    'The server hosts the wiki.',
    ['The server hosts the wiki.', 'The mail server was decommissioned in May.'],
  ],
  ['The van is used for deliveries.', ['The van is used for deliveries. We sold the lorry in June.']],
  ['The permit covers two vehicles.', ['The permit covers two vehicles. It is valid until 30 June.']],
  [
    'The Leeds team handles refunds.',
    ['The Leeds team handles refunds. The Hull team was broken up in May.'],
  ],
  ['The firm makes lifts.', ['The firm makes lifts. It was founded in 1920.']],
  ['The account holds 500 euros.', ['The account holds 500 euros. The savings account was closed on 2 May.']],
  [
    'The scheme pays a grant of 500 euros.',
    ['The scheme pays a grant of 500 euros. It was introduced in the last budget.'],
  ],
  ['The company sells tents.', ['The company sells tents. It closed its Leeds shop in May.']],
  ['The company sells tents.', ['The company sells tents. It retired the old logo in May.']],
  ['The bus serves Mill Road.', ['The bus serves Mill Road. It stopped at the corner for an hour.']],
  ['Mr Hale manages the depot.', ['Mr Hale manages the depot. He left at five.']],
  ['Mr Hale manages the depot.', ['Mr Hale manages the depot. Ms Orr retired in June.']],
  ['Mr Hale manages the depot.', ['Mr Hale manages the depot. He took over when Ms Orr retired.']],
  ['The museum holds 300 paintings.', ['The museum holds 300 paintings. It closed for lunch at noon.']],
  ['The book costs 20 euros.', ['The book costs 20 euros. Its author died in 2010.']],
  ['The firm makes lifts.', ['The firm makes lifts. It may go bankrupt in 2020.']],
  ['The firm makes lifts.', ['The firm makes lifts. It dismissed two managers in May.']],
  ['The firm makes lifts.', ['The firm makes lifts. It discontinued the escalators in May.']],
  ['The firm makes lifts.', ['The firm makes lifts. It shut down a plant in May.']],
  ['The contract runs to 2027.', ['The contract runs to 2027. The parties terminated the old contract.']],
  [
    'The contract runs to 2027.',
    ['The contract runs to 2027. The contract with Kite was terminated in May.'],
  ],
  ['Dr Amin sees patients on Fridays.', ['Dr Amin sees patients on Fridays. Her husband died in April.']],
  ['The server hosts the wiki.', ['The server hosts the wiki. The cooling was shut down for an hour.']],
  [
    'The server hosts the wiki.',
    ['The server hosts the wiki.', 'In May the test server was decommissioned.'],
  ],
  [
    'The scheme pays a grant of 500 euros.',
    ['The scheme pays a grant of 500 euros. It replaced a scheme that was abolished in 2010.'],
  ],
  [
    'The rule requires two signatures.',
    ['The rule requires two signatures. The board refused to repeal it.'],
  ],
  ['The clinic treats children.', ['The clinic treats children. The ward for adults was closed in May.']],
  ['The clinic treats children.', ['The clinic treats children.', 'The dental clinic was closed in May.']],
  [
    'The newspaper appears daily.',
    ['The newspaper appears daily. The Sunday edition was discontinued in May.'],
  ],
  ['Ms Ruiz leads the choir.', ['Ms Ruiz leads the choir. It meets on Mondays. The pianist resigned.']],
  ['The firm sold 40 lifts.', ['The firm sold 40 lifts. It went bankrupt in 2020.']],
  ['The firm has sold 40 lifts.', ['The firm has sold 40 lifts. It went bankrupt in 2020.']],
  ['The firm was founded in 1920.', ['The firm was founded in 1920. It was dissolved in 2020.']],
  ['The shop is closed.', ['The shop is closed. It closed down in 2019.']],
];

describe('The end of what a claim is about', () => {
  for (const [claim, evidence] of TAKEN_BACK)
    test(`keeps «${claim}» from being supported by: ${evidence.join(' | ')}`, () =>
      assert.notEqual(ask(claim, evidence).status, 'supported'));
  for (const [claim, evidence] of LEFT)
    test(`leaves «${claim}» supported by: ${evidence.join(' | ')}`, () =>
      assert.equal(ask(claim, evidence).status, 'supported'));
});
