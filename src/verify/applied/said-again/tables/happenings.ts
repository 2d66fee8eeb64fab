/** Places, comparisons, what frightens whom, what there is in something. */
const COMPARED = 'use consume need contain produce earn receive sell spend take'.split(' ');

export const HAPPENINGS = `
  A [be] for sale < you can buy A = A can be bought
  A [be] for hire < you can hire A = you can rent A
  A [have] B:number members < B people [be] on A = A [consist] of B people = A [be] made up of B people
  A [have] B:number inhabitants = B people [live] in A = the population of A [be] B = A [have] a population of B
  A [be] afraid of B = A [fear] B = B [frighten] A = B [scare] A
  A [be] satisfied with B = A [be] happy with B = A [be] pleased with B
  A [be] dissatisfied with B = A [be] unhappy with B = A [not be] satisfied with B
  A [receive] B = B [reach] A
  A [leak] < water [come] in through A
  A [travel] free < no fare [be] charged for A = A [pay] no fare
  A [die] at the age of B = A [pass] away at the age of B = A [die] aged B = A [pass] away aged B
  A [be] inaugurated by B = B [inaugurate] A = B [open] A
  A [be] open to the public < anyone [can visit] A = everyone [can visit] A = the public [can visit] A
  A [be] reserved for B = A [be] for B only
  only B [may use] A < A [be] reserved for B = A [be] for B only
  A [must be] returned by B = A [be] due back on B = A [have] to be returned by B
  A [overrun] = A [last] longer than planned = A [take] longer than planned
  A [end] early = A [finish] early
  A [leave] B:span late = A [depart] B late = A [leave] B behind schedule = A [depart] B behind schedule
  A [be] mandatory|compulsory|obligatory for all B < all B must complete A = all B have to complete A = all B must attend A = all B must do A
  A [be] an administrator < A [have] the admin role = A [have] the administrator role
  A [be] an editor < A [have] the editor role
  A [work] here since B:day < A joined us in B = A joined the company in B
  ${COMPARED.map((verb) => `A [${verb}] less B than C = C [${verb}] more B than A\n  A [${verb}] more B than C = C [${verb}] less B than A\n  A [${verb}] fewer B than C = C [${verb}] more B than A\n`).join('  ')}
`;
