/** So many, of which what follows tells that there are more or fewer by now. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const TAKEN_BACK: readonly Case[] = [
  ['The team has three engineers.', ['The team has three engineers. A fourth was added in May.']],
  ['The team has three engineers.', ['The team has three engineers. In May a fourth joined.']],
  ['The team has three engineers.', ['The team has three engineers. Another engineer joined in May.']],
  ['The team has three engineers.', ['The team has three engineers. Two more were hired in May.']],
  ['The team has three engineers.', ['The team has three engineers. One of them left in May.']],
  [
    'The team has three engineers.',
    ['The team has three engineers.', 'In May a fourth engineer joined the team.'],
  ],
  ['Two licences are in use.', ['Two licences are in use. One was released on Monday.']],
  ['The limit is 500.', ['The limit is 500. It has been doubled.']],
  ['The limit is 500.', ['The limit is 500. We have since doubled it.']],
  ['Anna and Ben have access.', ["Anna and Ben have access. Ben's access was removed."]],
  ['Anna and Ben have access.', ['Anna and Ben have access. Access for Ben was removed on Monday.']],
  ['Ben has access.', ["Anna and Ben have access. Ben's access was removed."]],
  ['The bridge has three lanes.', ['The bridge has three lanes. A fourth was added.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. Two were sold in June.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. Two of the vans were sold in June.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. It was enlarged by two in June.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. In June the firm bought two more.']],
  [
    'The board has seven members.',
    ['The board has seven members. Ms Ruiz stepped down in May and was not replaced.'],
  ],
  ['The board has seven members.', ['The board has seven members. An eighth member was elected in May.']],
  ['The house has four flats.', ['The house has four flats. Two of them were joined into one in 2020.']],
  ['The course has 20 places.', ['The course has 20 places. Five more were added.']],
  ['The course has 20 places.', ['The course has 20 places. The number was later raised to 25.']],
  ['There are 12 tickets left.', ['There are 12 tickets left. Three were sold this morning.']],
  ['There are 12 tickets left.', ['There are 12 tickets left. Since then three have gone.']],
  ['The stock is 80 units.', ['The stock is 80 units. 30 units were shipped on Tuesday.']],
  ['The stock is 80 units.', ['The stock is 80 units. A delivery of 40 units arrived on Tuesday.']],
  ['The balance is 300 euros.', ['The balance is 300 euros. A payment of 100 euros was booked on Tuesday.']],
  [
    'The invoice total is 400 euros.',
    ['The invoice total is 400 euros. A shipping charge of 20 euros was added later.'],
  ],
  ['The document has five annexes.', ['The document has five annexes. Annex 3 was deleted in May.']],
  [
    'The list names Alba, Boro and Cato.',
    ['The list names Alba, Boro and Cato. Cato was taken off the list in May.'],
  ],
  ['The group includes Alba and Boro.', ['The group includes Alba and Boro. Boro withdrew in May.']],
  ['The order contains a lamp and a rug.', ['The order contains a lamp and a rug. The rug was cancelled.']],
  [
    'The order contains a lamp and a rug.',
    ['The order contains a lamp and a rug. The customer cancelled the rug on Friday.'],
  ],
  ['The basket holds two items.', ['The basket holds two items. The customer removed one.']],
  ['The village has two schools.', ['The village has two schools. One closed in 2019.']],
  ['The village has two schools.', ['The village has two schools. The smaller one was shut in 2019.']],
  [
    'The village has two schools.',
    ['The village has two schools.', 'In 2019 one of the two schools closed.'],
  ],
  [
    'The bus stops in Alba, Boro and Cato.',
    ['The bus stops in Alba, Boro and Cato. The stop in Boro was dropped in May.'],
  ],
  ['The warranty lasts two years.', ['The warranty lasts two years. It was extended by a year.']],
  ['The warranty lasts two years.', ['The warranty lasts two years. We have added a third year.']],
  ['Ms Ruiz has two assistants.', ['Ms Ruiz has two assistants. One resigned last week.']],
  [
    'The policy covers three drivers.',
    ['The policy covers three drivers. A fourth driver was added on 3 May.'],
  ],
  [
    'The policy covers three drivers.',
    ['The policy covers three drivers.', 'On 3 May a fourth driver was added to the policy.'],
  ],
  [
    'The patient takes two tablets a day.',
    ['The patient takes two tablets a day. The dose was halved on Monday.'],
  ],
  [
    'The patient takes two tablets a day.',
    ['The patient takes two tablets a day. Dr Amin has since halved the dose.'],
  ],
  ['The rent is 900 euros.', ['The rent is 900 euros. The landlord has added 50 euros for heating since.']],
  ['Three rooms are free.', ['Three rooms are free. One was booked an hour ago.']],
  ['All five desks are taken.', ['All five desks are taken. One became free this morning.']],
  ['The ward has ten beds.', ['The ward has ten beds. Four beds were moved to another ward in May.']],
  ['The clinic has two doctors.', ['The clinic has two doctors.', 'In May the clinic hired a third doctor.']],
  ['The firm runs five shops.', ['The firm runs five shops. In May it opened a sixth.']],
  ['The firm runs five shops.', ['The firm runs five shops. Two were shut down last year.']],
  ['The firm runs five shops.', ['The firm runs five shops. It closed two of them last year.']],
  ['The firm runs five shops.', ['The firm runs five shops.', 'Last year it closed two of its shops.']],
  ['The class has 24 pupils.', ['The class has 24 pupils. One moved away in June.']],
  ['The class has 24 pupils.', ['The class has 24 pupils. A new pupil joined in March.']],
  ['The class has 24 pupils.', ['The class has 24 pupils. Two more pupils joined in March.']],
  [
    'The park has six slides.',
    ['The park has six slides. One of the slides was taken down after the accident.'],
  ],
  ['The jury has nine members.', ['The jury has nine members. Mr Tan was dismissed on the second day.']],
  ['The couple has two children.', ['The couple has two children. A third was born in May.']],
  [
    'Two of the lifts are out of order.',
    ['Two of the lifts are out of order. One was repaired this morning.'],
  ],
  ['Four invoices are unpaid.', ['Four invoices are unpaid. One was settled on Friday.']],
  ['The crew has 12 people.', ['The crew has 12 people. One of them died at sea.']],
  ['The zoo keeps four tigers.', ['The zoo keeps four tigers. Last winter one died.']],
  ['The zoo keeps four tigers.', ['The zoo keeps four tigers. The oldest died last winter.']],
  ['The network has 30 stations.', ['The network has 30 stations. Five more stations were opened in June.']],
  ['The form has three pages.', ['The form has three pages. Page 3 was dropped in May.']],
  ['The stock is 200 boxes.', ['The stock is 200 boxes. 50 boxes were sold on Monday.']],
  ['The pack has 12 eggs.', ['The pack has 12 eggs. Ana used up four of them.']],
  ['The account has two users.', ['The account has two users. We removed one on Monday.']],
  ['The company employs 40 people.', ['The company employs 40 people. Ten were laid off in May.']],
  ['The union has 12 branches.', ['The union has 12 branches. It was enlarged by two branches in 2022.']],
  ['The band has four members.', ['The band has four members. The drummer left in May.']],
];

const LEFT: readonly Case[] = [
  ['The team has three engineers.', ['The team has three engineers. A fourth will be added in May.']],
  ['The team has three engineers.', ['The team has three engineers. A second designer was added in May.']],
  ['The team has three engineers.', ['The team has three engineers. The third was added in May.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. Two were repaired in June.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. Two lorries were sold in June.']],
  ['The board has seven members.', ['The board has seven members. Ms Ruiz was elected its chair in May.']],
  ['The course has 20 places.', ['The course has 20 places. Five of them are taken.']],
  ['The document has five annexes.', ['The document has five annexes. Annex 3 was corrected in May.']],
  ['The village has two schools.', ['The village has two schools. One opened in 2019.']],
  ['The policy covers three drivers.', ['The policy covers three drivers. A fourth driver was refused.']],
  ['The rent is 900 euros.', ['The rent is 900 euros. The landlord has asked for 50 euros for heating.']],
  [
    'The order contains a lamp and a rug.',
    ['The order contains a lamp and a rug. The customer paid by card.'],
  ],
  ['Ms Ruiz has two assistants.', ['Ms Ruiz has two assistants. One started last week.']],
  ['The ward has ten beds.', ['The ward has ten beds. Four beds are by the window.']],
  ['The warranty lasts two years.', ['The warranty lasts two years. It can be extended by a year.']],
  ['The group includes Alba and Boro.', ['The group includes Alba and Boro. Cato withdrew in May.']],
  [
    'The bus stops in Alba, Boro and Cato.',
    ['The bus stops in Alba, Boro and Cato. The stop in Dero was dropped in May.'],
  ],
  ['The team has three engineers.', ['The team has three engineers. A third joined in May.']],
  ['The team has three engineers.', ['The team has three engineers. Two of them joined in May.']],
  ['The team has three engineers.', ['The team has three engineers. A new designer joined in May.']],
  ['The team has three engineers.', ['The team has three engineers. The new printer was installed in May.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. Two bikes were sold.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. The newest was bought in May.']],
  ['The fleet has ten vans.', ['The fleet has ten vans. One was bought in May.']],
  ['The director has made three films.', ['The director has made three films. One was released in May.']],
  ['The shop has two tills.', ['The shop has two tills. The older one was repaired in May.']],
  ['The shop has two tills.', ['The shop has two tills. It got a new roof in May.']],
  ['The shop has two tills.', ['The shop has two tills. The shop hired two more cashiers in May.']],
  ['The board has seven members.', ['The board has seven members. Ms Ruiz left at noon.']],
  [
    'The board has seven members.',
    ['The board has seven members. Ms Ruiz stepped down in May and was replaced by Mr Tan.'],
  ],
  ['The course takes three days.', ['The course takes three days. A fourth course was added in May.']],
  ['The flat has three rooms.', ['The flat has three rooms. One is empty.']],
  ['The flat has three rooms.', ['The flat has three rooms. A second flat was bought in May.']],
  [
    'The clinic has two doctors.',
    ['The clinic has two doctors.', 'The other clinic hired a third doctor in May.'],
  ],
  ['Three rooms are booked.', ['Three rooms are booked. One was booked by Ana.']],
  ['Two invoices are open.', ['Two invoices are open. One was sent on Monday.']],
  ['The firm has 40 employees.', ['The firm has 40 employees. It opened a new shop in May.']],
  ['The firm has 40 employees.', ['The firm has 40 employees. Ten of them work at night.']],
  ['The balance is 300 euros.', ['The balance is 300 euros. The account was opened in May.']],
  ['The bridge has three lanes.', ['The bridge has three lanes. A cycle path was added in May.']],
  ['The rent is 900 euros.', ['The rent is 900 euros. A deposit of 1,800 euros was paid in May.']],
  ['The house has two floors.', ['The house has two floors. The smaller one next door was sold.']],
  ['The pack contains six bottles.', ['The pack contains six bottles. Ana bought two packs on Monday.']],
];

describe('More or fewer than a claim has', () => {
  for (const [claim, evidence] of TAKEN_BACK)
    test(`keeps «${claim}» from being supported by: ${evidence.join(' | ')}`, () =>
      assert.notEqual(ask(claim, evidence).status, 'supported'));
  for (const [claim, evidence] of LEFT)
    test(`leaves «${claim}» supported by: ${evidence.join(' | ')}`, () =>
      assert.equal(ask(claim, evidence).status, 'supported'));
});
