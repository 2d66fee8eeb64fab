/**
 * German verbs of business that say the same, one group a line, and the nouns of what they do behind a bar. A verb that
 * is not weak has its participle, past and present behind it; "+" is where a prefix comes off. A line that begins with
 * "<" or ">" has verbs that say nothing of their own about a noun that is their subject, or their object.
 */
export const GERMAN_VERBS = `
< erfolgen statt+finden/gefunden/fand/findet | -
> vor+nehmen/genommen/nahm/nimmt durch+führen tätigen leisten | -
liefern zu+stellen aus+liefern | lieferung zustellung auslieferung
versenden/versandt/versandte/versendet versenden verschicken ab+schicken | versand versendung
senden/gesandt/sandte/sendet senden schicken zu+senden zu+schicken | zusendung
zurück+senden/gesandt/sandte/sendet zurück+senden zurück+schicken retournieren | rücksendung retoure
zurück+geben/gegeben/gab/gibt | rückgabe
übergeben/übergeben/übergab/übergibt aus+händigen | übergabe aushändigung
erstatten zurück+erstatten zurück+zahlen | erstattung rückerstattung rückzahlung
zahlen tragen/getragen/trug/trägt | -
zahlen bezahlen begleichen/beglichen/beglich/begleicht | zahlung bezahlung begleichung
überweisen/überwiesen/überwies/überweist | überweisung
ab+buchen ein+ziehen/gezogen/zog/zieht | abbuchung
gut+schreiben/geschrieben/schrieb/schreibt | gutschrift
berechnen | berechnung
bestellen | bestellung
kaufen erwerben/erworben/erwarb/erwirbt | kauf erwerb
verkaufen veräußern | verkauf veräußerung
mieten an+mieten | anmietung
vermieten | vermietung
kündigen | kündigung
unterschreiben/unterschrieben/unterschrieb/unterschreibt unterzeichnen | unterzeichnung unterschrift
stornieren annullieren | stornierung annullierung
ab+sagen | absage
verschieben/verschoben/verschob/verschiebt vertagen verlegen | verschiebung vertagung verlegung
verlängern | verlängerung
verkürzen | verkürzung
erneuern | erneuerung
beenden ab+schließen/geschlossen/schloss/schließt | beendigung abschluss
enden aus+laufen/gelaufen/lief/läuft ab+laufen/gelaufen/lief/läuft | ende ablauf
beginnen/begonnen/begann/beginnt starten an+fangen/gefangen/fing/fängt | beginn start
genehmigen bewilligen billigen | genehmigung bewilligung billigung
frei+geben/gegeben/gab/gibt | freigabe
beschließen/beschlossen/beschloss/beschließt | beschluss
erlauben gestatten | erlaubnis
verbieten/verboten/verbot/verbietet untersagen | verbot
ab+lehnen zurück+weisen/gewiesen/wies/weist | ablehnung zurückweisung
an+nehmen/genommen/nahm/nimmt akzeptieren | annahme
beantragen | beantragung
an+fordern | anforderung
fordern verlangen | forderung
bearbeiten | bearbeitung
prüfen überprüfen kontrollieren | prüfung überprüfung kontrolle
bestätigen | bestätigung
melden | meldung
mit+teilen | mitteilung
informieren benachrichtigen unterrichten/unterrichtet/unterrichtete/unterrichtet | benachrichtigung
erhalten/erhalten/erhielt/erhält bekommen/bekommen/bekam/bekommt | erhalt
empfangen/empfangen/empfing/empfängt | empfang
ein+treffen/getroffen/traf/trifft an+kommen/gekommen/kam/kommt ein+gehen/gegangen/ging/geht | ankunft eingang eintreffen
ab+holen | abholung
ab+reisen | abreise
an+rufen/gerufen/rief/ruft | anruf
sperren blockieren | sperrung sperre blockierung
entsperren frei+schalten | entsperrung freischaltung
zurück+setzen | zurücksetzung
ändern verändern abändern | änderung
aktualisieren | aktualisierung
löschen | löschung
öffnen | öffnung
schließen/geschlossen/schloss/schließt | schließung
steigen/gestiegen/stieg/steigt an+steigen/gestiegen/stieg/steigt | anstieg
sinken/gesunken/sank/sinkt | -
fallen/gefallen/fiel/fällt | -
erhöhen an+heben/gehoben/hob/hebt | erhöhung anhebung
senken reduzieren verringern | senkung reduzierung verringerung
ein+stellen | einstellung
entlassen/entlassen/entließ/entlässt | entlassung
ernennen/ernannt/ernannte/ernennt | ernennung
zurück+treten/getreten/trat/tritt | rücktritt
wählen | wahl
leiten | leitung
weiter+leiten | weiterleitung
teil+nehmen/genommen/nahm/nimmt | teilnahme
reparieren instand+setzen | reparatur instandsetzung
aus+tauschen ersetzen aus+wechseln | austausch ersatz
warten | wartung
beheben/behoben/behob/behebt beseitigen | behebung beseitigung
installieren ein+bauen montieren | installation einbau montage
deinstallieren aus+bauen | ausbau
beschädigen | beschädigung
zerstören | zerstörung
behandeln | behandlung
verschreiben/verschrieben/verschrieb/verschreibt verordnen | verordnung
buchen reservieren | buchung reservierung
ein+reichen vor+legen ab+geben/gegeben/gab/gibt | einreichung vorlage abgabe
ein+stufen | einstufung
vor+stellen präsentieren | vorstellung präsentation
veröffentlichen publizieren | veröffentlichung publikation
finden/gefunden/fand/findet | -
entdecken | entdeckung
stehlen/gestohlen/stahl/stiehlt entwenden | diebstahl
verlieren/verloren/verlor/verliert | verlust
=geht_zu_lasten =gehen_zu_lasten tragen/getragen/trug/trägt übernehmen/übernommen/übernahm/übernimmt | -
enthalten/enthalten/enthielt/enthält beinhalten umfassen | -
funktionieren | -
aus+fallen/gefallen/fiel/fällt | ausfall
verursachen aus+lösen | verursachung
abgeben/abgegeben/abgab/abgibt | -
auf+geben/gegeben/gab/gibt | aufgabe
speichern | speicherung
sichern | sicherung
übertragen/übertragen/übertrug/überträgt | übertragung
bauen errichten | bau errichtung
planen | planung
besuchen | besuch
ab+schalten aus+schalten | abschaltung ausschaltung
ein+schalten | einschaltung
nutzen benutzen verwenden | nutzung benutzung verwendung
lagern | lagerung
halten/gehalten/hielt/hält | haltung
gewähren | gewährung
räumen | räumung
vereinbaren | vereinbarung
verletzen | verletzung
testen | test
abonnieren | -
widerrufen/widerrufen/widerrief/widerruft | widerruf
schulden | -
fertig+stellen | fertigstellung
mahnen an+mahnen | mahnung
entgegen+nehmen/genommen/nahm/nimmt | entgegennahme
aus+zahlen aus+bezahlen | auszahlung
vor+verlegen/verlegt vor+ziehen/gezogen/zog/zieht | vorverlegung
hinterlegen/hinterlegt | hinterlegung
auf+bewahren verwahren | aufbewahrung verwahrung
ein+halten/gehalten/hielt/hält | einhaltung
überschreiten/überschritten/überschritt/überschreitet | überschreitung
bei+fügen bei+legen | -
verrechnen | verrechnung
eröffnen ein+richten an+legen | eröffnung einrichtung
aktivieren frei+schalten | aktivierung freischaltung
deaktivieren | deaktivierung
reklamieren beanstanden/beanstandet bemängeln | reklamation beanstandung
verweigern | verweigerung
ein+tragen/getragen/trug/trägt registrieren | eintragung registrierung
an+melden | anmeldung
ab+melden | abmeldung
befördern transportieren | beförderung transport
beauftragen | beauftragung
aus+füllen | -
aus+stellen erstellen | ausstellung erstellung
nach+weisen/gewiesen/wies/weist belegen | nachweis
mit+bringen/gebracht/brachte/bringt | -
vor+zeigen vor+weisen/gewiesen/wies/weist vor+legen | -
an+bieten/geboten/bot/bietet | angebot
auf+heben/gehoben/hob/hebt | aufhebung
weiter+geben/gegeben/gab/gibt | weitergabe
fest+stellen ermitteln | feststellung ermittlung
benötigen brauchen | -
entfallen/entfallen/entfiel/entfällt weg+fallen/gefallen/fiel/fällt | wegfall
beantworten | beantwortung
zu+sagen zu+sichern | zusage zusicherung
garantieren gewährleisten | -
ein+lösen | einlösung
verfallen/verfallen/verfiel/verfällt ab+laufen/gelaufen/lief/läuft | verfall
streichen/gestrichen/strich/streicht annullieren | streichung annullierung
dauern | -
hoch+laden/geladen/lud/lädt | -
ab+brechen/gebrochen/brach/bricht | abbruch
vor+liegen/gelegen/lag/liegt | -
warnen | warnung
zu+stimmen | zustimmung
ein+laden/geladen/lud/lädt | einladung
unterbrechen/unterbrochen/unterbrach/unterbricht | unterbrechung
verlassen/verlassen/verließ/verlässt | -
ab+legen archivieren | archivierung
bewerten beurteilen | bewertung beurteilung
berechtigen | -
nach+liefern | nachlieferung
korrigieren berichtigen | korrektur berichtigung
austragen | -
versichern | -
verpacken ein+packen | verpackung
wiegen/gewogen/wog/wiegt | -
entnehmen/entnommen/entnahm/entnimmt | entnahme
übermitteln | übermittlung
ein+berufen/berufen/berief/beruft | einberufung
erklären | erklärung
ab+dichten | abdichtung
führen | führung
unterbreiten | -
verwalten | verwaltung
vertreten/vertreten/vertrat/vertritt | vertretung
aus+schließen/geschlossen/schloss/schließt | ausschluss
begrenzen beschränken | begrenzung beschränkung
genießen/genossen/genoss/genießt | -
beschaffen besorgen | beschaffung
`;
