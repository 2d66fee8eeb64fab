/** How things stand, what they are like and cost, what people do. */
export const EVERYDAY = `
  A [now expire] on|at|by|in B = A [now be] valid until B = A [now lapse] on|at|in B = A [now run] out on|at|in B
  A [not open] on B = A [be] closed on B = A [not be] open on B = A [be] shut on B
  A [not be] open < A [be] closed = A [be] shut
  A [be] closed = A [be] shut
  A [can not be] used < A [be] out of service = A [be] out of order = A [be] out of use = A [not work] = A [be] broken
  A [not work] < A [be] out of service = A [be] out of order = A [be] broken = A [be] defective
  A [be] working again = A [work] again = A [be] back in service = A [be] back in operation
  A:gerund [be] forbidden|prohibited|banned < you may not A>base = it is forbidden to A>base = nobody may A>base = you must not A>base
  A:gerund [not be] allowed|permitted < you may not A>base = it is forbidden to A>base = nobody may A>base = you must not A>base
  A:gerund [be] allowed|permitted < you may A>base = you can A>base = you are allowed to A>base
  A [be] a non-smoker = A [not smoke]
  A [be] a smoker = A [smoke]
  A [be] a vegetarian = A [be] vegetarian
  A [not eat] meat < A [be] a vegetarian = A [be] vegetarian = A [be] vegan
  A [be] a vegan = A [be] vegan
  A [be] a teetotaller = A [not drink] alcohol
  A [be] allergic to B = A [have] an allergy to B = A [have] a B allergy = A [suffer] from an allergy to B = A [suffer] from a B allergy
  A [be] diabetic = A [be] a diabetic = A [have] diabetes = A [suffer] from diabetes
  A [be] asthmatic = A [have] asthma = A [suffer] from asthma
  A [have] a fever = A [be] feverish
  A [not have] a fever < A [be] free of fever = A [be] afebrile = A [be] fever-free
  A [be] expecting a baby|child < A [be] pregnant
  A [be] fluent in B = A [speak] B fluently = A [speak] fluent B
  A [never be] to B = A [never visit] B = A [never set] foot in B
  A [be] to B < A [visit] B
  A [live] alone = A [live] by herself = A [live] by himself
  A [be] unmarried = A [not be] married
  A [not be] married < A [be] single = A [be] divorced = A [be] widowed
  A [be] married to B < A [be] the wife of B = A [be] the husband of B = B [be] married to A
  A [be] unemployed = A [be] out of work = A [be] jobless
  A [not have] a job < A [be] unemployed = A [be] out of work
  A [be] retired = A [be] in retirement
  A [be] unheated = A [not be] heated
  A [be] free of charge = A [cost] nothing = A [not cost] anything
  A [be] free for B < B [get] into A for nothing = B [get] into A for free = B [get] into A free = B [enter] A for free = B [pay] nothing at A
  tickets [cost] B < a ticket [cost] B = tickets [be] B each = the ticket price [be] B
  A [last] B:span = A [go] on for B = A [have] a duration of B = the duration of A [be] B
  A [run] for B:span = A [have] a term of B = the term of A [be] B = A [have] a duration of B = A [last] B
  A [be] in charge of B = A [be] responsible for B
  A [be] in charge of B < A [head] B = A [manage] B = A [be] the head of B = A [be] the manager of B
  A [be] in charge of B:office < A [run] B = A [lead] B
  A [run] B:office < A [be] in charge of B = A [manage] B = A [head] B
  A [take] B out of C = A [remove] B from C
  A [be] dishwasher-safe = A [can go] in the dishwasher = A [can be] washed in the dishwasher = A [can be] put in the dishwasher
  A [be] machine-washable = A [can be] washed in the machine = A [can be] machine-washed = A [can be] washed in a washing machine
  A [be] waterproof = A [be] watertight
  A [be] reusable = A [can be] reused = A [can be] used again
  A [be] rechargeable = A [can be] recharged
  A [be] foldable = A [can be] folded
  A [be] adjustable = A [can be] adjusted
  A [be] washable = A [can be] washed
  A [be] removable = A [can be] removed = A [be] detachable = A [can be] detached
  A [be] refundable = A [can be] refunded
  A [be] renewable = A [can be] renewed
  A [be] transferable = A [can be] transferred
  A [be] reachable = A [can be] reached
  A [be] unreachable = A [not be] reachable = A [can not be] reached
  A [be] unavailable = A [not be] available
  A [be] incomplete = A [not be] complete
  A [be] unsigned = A [not be] signed
  A [be] undamaged = A [not be] damaged = A [be] intact
  A [be] unused = A [not be] used
  A [be] unlimited = A [not be] limited
  A [be] unaffected = A [not be] affected
  A [be] unchanged = A [not be] changed = A [not change] = A [stay] the same = A [remain] the same
  A [be] unsuccessful = A [not be] successful = A [fail]
  A [be] invalid = A [not be] valid
  A [be] incorrect = A [be] wrong = A [not be] correct
  A [be] inaccessible = A [not be] accessible
  A [be] necessary = A [be] needed = A [be] required
  A [be] recommended < A [be] advisable
  A:thing [be] recommended < A [be] advised
  A:thing [be] advised < A [be] recommended
  A [be] made in B = A [be] produced in B = A [be] manufactured in B
  A [come] from B < A [be] made in B = A [be] produced in B = A [be] manufactured in B
  A [be] situated in|on|at|near B = A [be] located in|on|at|near B = A [lie] in|on|at|near B
  A [hold] B:amount = A [have] a capacity of B = the capacity of A [be] B
  A [have] room for B < A [have] a capacity of B = the capacity of A [be] B = A [hold] B = A [seat] B
  A [weigh] B:amount = A [have] a weight of B = the weight of A [be] B
  A [be] called B = the name of A [be] B = A [be] named B
  A [win] the final = A [win] in the final
  A [be] absent < A [not attend] = A [not be] present
  A [not attend] B < A [be] absent from B = A [not be] present at B = A [not be] at B = A [miss] B
  A [be] present at B = A [attend] B = A [take] part in B
  A [be] unable to attend B = A [can not attend] B = A [can not make] it to B = A [can not come] to B
  A [will not be] at B < A [can not make] it to B = A [can not come] to B = A [can not attend] B = A [be] unable to attend B
  A [will not be] coming to B < A [can not make] it to B = A [can not come] to B = A [can not attend] B = A [be] unable to attend B
  A [will not come] to B < A [can not make] it to B = A [can not come] to B = A [can not attend] B = A [be] unable to attend B
  A [will not attend] B < A [can not make] it to B = A [can not come] to B = A [can not attend] B = A [be] unable to attend B
  A [be] ill|sick = A [be] unwell = A [feel] ill|sick
  A [call] in sick = A [report] sick = A [call] in ill
  A [be] on leave < A [be] on holiday = A [be] on vacation
  A [no longer have] B = A [not have] B any_more = A [not have] B anymore = A [have] no B any_more
  A [have] no B = A [not have] any B
  A [have] no tickets left < A [be] sold out = all tickets for A [be] sold
  A [have] no rooms left < A [be] fully booked = A [be] booked up
  A [be] fully booked = A [be] booked up
  A [be] open around|round the clock = A [be] open 24 hours a day = A [be] open day and night = A [never close]
  A [be] available around|round the clock = A [be] available 24 hours a day = A [be] available day and night
  you [not need] B = B [not be] needed = B [not be] required = you [not require] B
  you [not need] B < you [can enter] without B = you [can travel] without B = you [may enter] without B
  A [be] the same as B = A [be] identical to B = A [not differ] from B
  A [be] different from B = A [differ] from B
  A [be] in favour of B = A [favour] B
  A [be] against B = A [oppose] B = A [be] opposed to B
  A [be] aware of B = A [know] about B = A [know] of B
  A [be] unaware of B = A [not know] about B = A [not know] of B
  A [be] bigger|larger than B = B [be] smaller than A
  A [be] smaller than B = B [be] bigger than A = B [be] larger than A
  A [be] older than B = B [be] younger than A
  A [be] younger than B = B [be] older than A
  A [be] faster than B = B [be] slower than A
  A [be] slower than B = B [be] faster than A
  A [be] heavier than B = A [weigh] more than B = B [be] lighter than A = B [weigh] less than A
  A [be] lighter than B = A [weigh] less than B = B [be] heavier than A
  A [be] taller than B = B [be] shorter than A
  A [be] longer than B = B [be] shorter than A
`;
