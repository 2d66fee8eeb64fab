// What is said of several who are named is so of each, and of nobody else; what they have together, none of them has alone.
import { testTold } from './told.ts';

testTold('each of those who are named', [
  [
    'Since 1 May all administrators sign in with a key. Two administrators, Hess and Nowak, have not yet registered a key.',
    ['Hess has not yet registered a key.', 'Nowak has not yet registered a key.'],
    ['Hess has registered a key.', 'Orban has not yet registered a key.'],
  ],
  [
    'Two candidates were invited to a second round: Noor Rahman and Luis Prieto. Hanna Vogt withdrew.',
    ['Noor Rahman was invited to a second round.'],
    ['Hanna Vogt was invited to a second round.', 'Noor Rahman was not invited to a second round.'],
  ],
  [
    'Three nodes, db-12, db-13 and db-14, were restarted. db-15 was not.',
    ['db-14 was restarted.'],
    ['db-15 was restarted.'],
  ],
  ['Two firms should have signed the deed: Norvik and Castell.', [], ['Castell has signed the deed.']],
  [
    'The Lumo S lamp gives 800 lumens. It comes with a guarantee. The Lumo L gives 1,400 lumens. Neither can be dimmed. Both fit an E27 socket.',
    ['The Lumo S cannot be dimmed.', 'The Lumo L fits an E27 socket.'],
    ['The Lumo S can be dimmed.', 'The Lumo M cannot be dimmed.'],
  ],
  [
    'The Lumo S gives 800 lumens. The Lumo L gives 1,400 lumens. The Lumo M gives 900. Neither can be dimmed.',
    [],
    ['The Lumo S cannot be dimmed.', 'The Lumo S can be dimmed.'],
  ],
  [
    'Two firms bid: Norvik and Castell. Both were informed by letter.',
    ['Castell was informed by letter.'],
    ['Brandt was informed by letter.'],
  ],
  ['Ana met Bo at noon. Carl left early. Both are ill.', [], ['Ana is ill.', 'Carl is ill.']],
  [
    'Norvik bid for the bridge. Castell bid for the road. Both were to be informed by letter.',
    [],
    ['Norvik was informed by letter.'],
  ],
]);
