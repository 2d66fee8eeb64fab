/** Classes of words that some wordings ask for: "come in" is received of a message, arrived of a train. */
export const CLASSES = `
@message message, mail, email, letter, complaint, request, order, payment, application, report, ticket, call, claim, notice, inquiry, enquiry, refund, transfer, reply, answer, invoice, bid, donation, delivery, parcel, shipment, feedback, form, appeal, petition, booking, submission, package, notification, alert, query, question, paperwork, document, tender, comment, response, cv, resume
@way road, path, street, trail, line, bus, train, tram, ferry, door, gate, stairs, staircase, corridor, tunnel, bridge, track, route, highway, pipe, cable, lane, motorway, river, shuttle, lift, elevator
@study study, trial, survey, analysis, paper, review, experiment, research, author, researcher, scientist, meta-analysis, investigation, audit, report, evaluation, test, data, result, finding, poll, census, inquiry
@money money, fund, funds, amount, sum, payment, fee, price, cost, deposit, refund, cash, dollar, euro, pound, balance, premium, rent, purchase, charge, value, $, eur, usd, gbp, card, account, wallet
@org office, team, department, company, business, firm, branch, shop, store, site, plant, project, programme, program, division, unit, agency, bank, school, hospital, restaurant, factory, subsidiary, region, group, organisation, organization, warehouse, operation, hotel, club, foundation, charity, fund, desk, clinic, lab, laboratory, committee, campaign, bakery, farm, kitchen, centre, center, community, council, service, line, account, event, workshop, section, crew, squad
@web page, listing, video, post, article, content, product, ad, advert, advertisement, app, site, website, file, image, photo, item, game, book, title, clip, story, offer, listings, poster, comment, report, module, model, toy, magazine
@system system, server, service, site, website, platform, network, app, application, portal, database, api, gateway, cluster, node, host, machine, tool, module, dashboard, router, printer, terminal, line, connection, feature, interface, mailbox, checkout, page, store, link, phone, vpn, wifi, internet, elevator, lift, pump, generator, engine
@due price, postage, expense, fine, excess, deposit, tuition, rent, fee, cost, tax, toll, fare, premium, bill, postage, supplement, surcharge, duty, contribution, invoice, instalment, debt, damage, charge, difference, share, half, third, rest
@price price, rent, fee, cost, rate, premium, tariff, salary, wage, pay, tax, charge, fare, toll, budget, limit, cap, threshold, deductible, interest, dose, temperature, speed, level, number, output, production, spending, quota, capacity, ceiling, contribution, pension, bonus, target, margin, stake, subscription, price, bill, minimum, maximum, discount, volume, share, dividend
@meeting meeting, appointment, interview, event, flight, concert, match, game, trip, visit, hearing, session, class, lesson, course, conference, talk, wedding, party, exam, election, vote, launch, show, performance, tour, festival, strike, trial, date, deadline, delivery, payment, call, demo, training, webinar, maintenance, surgery, operation, decision, move, release, race, service, order, booking, reservation, stay, trip, shipment, project, merger, plan, deal, sale
@contract contract, agreement, lease, treaty, deal, nda, accord, tenancy, policy, arrangement, partnership, engagement, subscription, membership, plan, licence, license, warranty, guarantee, insurance, cover, coverage, retainer, loan, mortgage, order
@law law, rule, bill, act, policy, regulation, ban, tax, legislation, ordinance, measure, directive, standard, requirement, system, reform, restriction, amendment, constitution, statute, charter, bylaw, code
@problem problem, issue, bug, fault, defect, error, leak, incident, ticket, outage, dispute, complaint, vulnerability, glitch, damage, conflict, case, question, matter, crash, failure, flaw, discrepancy
@job job, post, position, role, office, company, firm, board, chair, leader, chairman, director, ceo, president, minister, manager, director, captain, secretary, mayor, head, editor, coach, governor, chief, officer, treasurer, speaker, senator, member, partner, judge, king, queen, pope, employment, employer, staff
@game game, match, race, election, tournament, cup, title, championship, final, league, contest, competition, vote, seat, medal, set, set, bout, derby, series, lawsuit, case, prize, award, bid, tender, battle, war
@parcel parcel, package, packet, box, carton, crate, pallet, consignment, shipment, delivery, order, goods, letter, card, device, phone, laptop, machine, replacement, spare, part, item, product, book, ticket, document, form, cheque, payment, money, refund, sofa, table, chair, bike, bicycle, lamp, kettle, washer, dishwasher, fridge, oven, medicine, luggage, bag, suitcase, food, meal, pizza
@baby baby, child, son, daughter, twin, twins, boy, girl, heir
@vehicle car, van, bus, truck, lorry, bike, bicycle, train, tram, plane, flight, boat, ferry, taxi, scooter, vehicle, motorbike, ship, helicopter, jet
@transport flight, train, bus, connection, ferry, plane, coach, tram, boat, ship, ride
@food food, meal, lunch, dinner, breakfast, cake, soup, bread, coffee, tea, dish, drink, snack, fish, meat
@illness disease, illness, infection, virus, flu, cold, cancer, covid, measles, malaria, diabetes, injury, fever, condition, symptom, pneumonia, asthma
@house house, flat, apartment, home, room, property, building, office, land, villa, cottage, space, premises, studio, shop, unit, estate, bungalow, garage, condo
@crime crime, murder, theft, fraud, robbery, assault, arson, burglary, charge, manslaughter, bribery, corruption, perjury, embezzlement, offence, offense, kidnapping, espionage, treason, rape, tax, smuggling
@fee fee, charge, surcharge, fine, penalty, interest, cost, postage, commission, toll, supplement
@marking text, wording, label, warning, mark, marking, sign, stamp, seal, logo, signature, note, notice, number, tag, barcode, date
@motion motion, bill, proposal, amendment, resolution, referendum, appeal, petition, application, request, objection
@question question, quiz, check, verification, security, id, identification
@ban ban, embargo, sanction, restriction, suspension, freeze, curfew, moratorium, lockdown, blockade, quarantine, tariff, prohibition, boycott, cap, levy
@voucher voucher, coupon, code, gift, token, point, mile, credit
@stock stock, inventory, shelf, supply, store, warehouse, material, item, good, goods, medicine, food
@share share, bond, stock, security, note, debenture
@balance balance, meter, card, phone, account, wallet, pass
@exam scan, x-ray, ray, mri, ct, test, biopsy, ultrasound, screening, examination, ecg, endoscopy, mammogram, smear, swab, culture, colonoscopy
@patient patient, man, woman, child, boy, girl, baby, sufferer, casualty
@doctor doctor, specialist, surgeon, cardiologist, dermatologist, neurologist, physiotherapist, psychiatrist, psychologist, dentist, gp, clinic, hospital, unit, department, oncologist, consultant, orthopaedist, physician
@medicine drug, medicine, medication, dose, injection, vaccine, antibiotic, antibiotics, insulin, morphine, tablet, infusion, painkiller, paracetamol, ibuprofen, aspirin, serum, oxygen, anaesthetic, sedative, steroid, penicillin, heparin, adrenaline, mg, ml
@document text, thesis, dissertation, essay, paper, report, form, plan, application, bid, proposal, manuscript, homework, assignment, tender, file, draft
@degree degree, doctorate, diploma, phd, bachelor, master, licence, certificate
@award award, prize, medal, trophy, title, honour, honor, distinction, cup, bursary, scholarship, fellowship, grant, certificate, knighthood
@device laptop, phone, device, disk, drive, computer, tablet, server, machine, card, stick, pc, smartphone, hdd, ssd
@line line, connection, account, api, client, traffic, customer, user, upload, download
@key key, certificate, secret, token, credential, password
@file file, mail, email, message, attachment, document, program, installer
@alert alert, alarm, warning, siren, notification, pager, incident
@door door, gate, room, car, window, safe, cabinet, drawer, house, office, vault
@power electricity, power, energy, heat, kwh, mwh, gwh, mw, kw
@emission co2, gas, dioxide, methane, smoke, fume, emission, carbon, particle
@tree tree, oak, pine, forest, wood, hedge, beech, birch, spruce
@crop crop, wheat, rice, potato, apple, grape, maize, corn, barley, berry, strawberry, cherry, tomato, cotton, tea, coffee, olive
@article article, story, paper, report, study, claim, statement, piece, column, post, interview, headline, item
@player player, striker, goalkeeper, midfielder, defender, forward, winger, pitcher, quarterback, international, keeper, captain, batsman, bowler
@ship ship, ferry, boat, vessel, tanker, liner, yacht, freighter, trawler, submarine
@caller customer, caller, client, call, user, guest, patient, she, he, they, her, him, them
@leak leak, hole, crack, gap, breach, puncture
@goal goal, try, point, basket, run, touchdown
@animal dog, cat, horse, animal, cow, pet, hamster, rabbit, pony, bull, calf, lamb
@pupil pupil, student, boy, girl, teenager, child
@user user, member, account, player, customer, commenter, seller, driver, guest, fan, subscriber, visitor, buyer, streamer, moderator, spectator
@permit permit, licence, license, visa, permission, authorisation, authorization, concession
@visitor visitor, crowd, audience, tourist, guest, people, spectator, fan, customer, buyer, refugee, student, worker, staff, family
`;
