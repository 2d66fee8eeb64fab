/** The most and the least of rows, of those with a value, and how many people a row has. */
import { testTold } from './told.ts';

testTold('Ranked rows', [
  [
    'Candidate,Degree,Years of experience,Interview,Score,Expected salary\nAyla Demir,MSc Statistics,6,4 May,87,72000\nBruno Keller,BSc Physics,11,5 May,79,81000\nChloe Martin,PhD Mathematics,3,5 May,91,76500\nDmitri Orlov,MSc Economics,8,not yet,,69000',
    [
      'Chloe Martin got the highest score with 91 points.',
      'Chloe Martin has the highest score with 91 points.',
      'Chloe Martin has the highest score, 91.',
      'Chloe Martin has the highest score.',
      'Chloe Martin got the highest score.',
      'Bruno Keller has the most experience with 11 years.',
      'Bruno Keller has the most experience.',
      'Bruno Keller has the highest expected salary.',
      'Bruno Keller expects the highest salary.',
      "Ayla Demir's interview was on 4 May.",
      'Ayla Demir was interviewed on 4 May.',
      'There are four candidates.',
      'Orlov has the lowest expected salary at 69,000.',
    ],
    [
      'Chloe Martin has the highest score with 87 points.',
      'Dmitri Orlov was interviewed on 5 May.',
      'Chloe Martin has not been interviewed yet.',
      'Ayla Demir and Chloe Martin were interviewed on the same day.',
    ],
  ],
  [
    'region,q1,q2,q3,headcount,manager\nNorth,410,455,430,12,Ines Duarte\nSouth,380,372,391,10,Paul Renner\nEast,295,310,342,8,Yuki Mori\nWest,520,498,515,15,Carla Neri',
    [
      'Ines Duarte is in charge of North.',
      'North has 12 employees.',
      'The four regions have 45 employees in total.',
      'The total headcount is 45.',
      'West has the largest team.',
      'East has the fewest employees.',
      'West had the highest figure in Q1.',
      'East grew from 295 in Q1 to 342 in Q3.',
      'East rose from Q1 to Q3.',
      'In Q1, West came to 520.',
      'The total for Q1 was 1,605.',
    ],
    [
      'North has 10 employees.',
      'Ines Duarte is responsible for the South region.',
      'The four regions have 44 employees in total.',
      'North has the largest team.',
    ],
  ],
  [
    'Candidate,Degree,Years of experience,Interview,Score,Expected salary\nAyla Demir,MSc Statistics,6,4 May,87,72000\nBruno Keller,BSc Physics,11,5 May,79,81000\nChloe Martin,PhD Mathematics,3,5 May,91,76500',
    [
      'Chloe Martin got the highest score with 91 points.',
      'Chloe Martin has the highest score with 91.',
      'Chloe Martin has the highest score at 91 points.',
      'Chloe Martin has the highest score (91).',
      'Chloe Martin has the highest score.',
      'Chloe Martin scored highest.',
      'Chloe Martin scored the highest with 91 points.',
      'Bruno Keller scored lowest.',
      'Bruno Keller has the most experience with 11 years.',
      'Bruno Keller has the most years of experience (11).',
      'Bruno Keller has the lowest score, with 79.',
    ],
    ['Chloe Martin got the highest score with 87 points.', 'Bruno Keller scored highest.'],
  ],
]);
