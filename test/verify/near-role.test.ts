/**
 * Who stands in some way to whoever has a role has not the role: a deputy, friend or tenant of "Karl's manager" is not
 * Karl's manager, and does not do what a manager, lawyer or owner does.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Nadia is the deputy of Karl\u2019s manager.',
    ['Nadia is the deputy of Karl\u2019s manager.'],
    ['Nadia is Karl\u2019s manager.'],
  ],
  ['Nadia is Karl\u2019s manager and the deputy of the director.', ['Nadia is Karl\u2019s manager.'], []],
  ['Priya works for Tom\u2019s lawyer.', [], ['Priya is Tom\u2019s lawyer.', 'Priya represents Tom.']],
  ['Priya is the successor of Tom\u2019s lawyer, Ms Oduya.', [], ['Priya represents Tom.']],
  ['Priya is one of Tom\u2019s lawyers.', ['Priya is one of Tom\u2019s lawyers.'], []],
  ['Priya is Tom\u2019s lawyer.', ['Priya represents Tom.'], []],
  ['Helen is the sister of the landlord of the flat.', [], ['Helen is the landlord of the flat.']],
  ['Ivo shares an office with Ms Reyes\u2019s dentist.', [], ['Ivo is Ms Reyes\u2019s dentist.']],
  ['Dana is an adviser to the director of the museum.', [], ['Dana is the director of the museum.']],
  ['Dana, the director of the museum, opened the show.', ['Dana is the director of the museum.'], []],
  [
    'The letter was signed by the director of the museum, Dana Ruiz.',
    ['Dana Ruiz is the director of the museum.'],
    [],
  ],
  ['Lars is a cousin of Mina\u2019s coach.', [], ['Lars is Mina\u2019s coach.', 'Lars coaches Mina.']],
  ['Lars is Mina\u2019s coach.', ['Lars coaches Mina.'], []],
  [
    'Tara is married to the owner of the bakery.',
    [],
    ['Tara is the owner of the bakery.', 'Tara owns the bakery.'],
  ],
  [
    'Tara is the owner of the bakery and lives above it.',
    ['Tara is the owner of the bakery.', 'Tara owns the bakery.'],
    [],
  ],
  ['Ines holds the post of chair of the board.', ['Ines is the chair of the board.'], []],
];

testTold('who stands near a role', TOLD);
