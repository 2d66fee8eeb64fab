/**
 * German words of business that say the same, one group a line. Inflected forms of one word share a stem and need not
 * be listed; forms with another stem are. Folded: no umlauts.
 */
export const GERMAN_GROUPS = `
bestellung auftrag order
lieferung zustellung auslieferung
geliefert zugestellt ausgeliefert
liefern zustellen ausliefern
paket sendung packchen
versandt verschickt versendet abgeschickt abgesandt
versand versendung
erstattung ruckerstattung ruckzahlung
erstattet zuruckerstattet zuruckgezahlt ruckerstattet
erstatten zuruckerstatten zuruckzahlen
rucksendung retoure
zuruckgeschickt zuruckgesandt zuruckgesendet retourniert
zuruckschicken zurucksenden zuruckzuschicken zuruckzusenden retournieren
bezahlt gezahlt beglichen
bezahlen zahlen begleichen
rechnung faktura
betrag summe
gebuhr entgelt
preis kaufpreis
kosten unkosten
kostenlos kostenfrei gratis unentgeltlich gebuhrenfrei
rabatt nachlass preisnachlass ermassigung
gutschein voucher
vertrag vereinbarung kontrakt
unterschrieben unterzeichnet
unterschreiben unterzeichnen
gekundigt aufgekundigt
verlangert ausgedehnt
verlangerung ausdehnung
beendet abgeschlossen
begonnen angefangen gestartet
beginnt startet
storniert annulliert abgesagt
stornierung annullierung absage
verschoben vertagt
termin verabredung
genehmigt bewilligt freigegeben gebilligt
genehmigung bewilligung freigabe billigung
erlaubt gestattet zulassig
verboten untersagt unzulassig
abgelehnt zuruckgewiesen
ablehnung zuruckweisung
beantragt angefordert
antrag gesuch
kunde auftraggeber
kundin auftraggeberin
verkaufer handler
mitarbeiter angestellter beschaftigter
mitarbeiterin angestellte beschaftigte
chef vorgesetzter
chefin vorgesetzte
arbeitgeber dienstgeber
buro geschaftsstelle
laden geschaft
wohnung appartement
miete mietzins
kaution mietkaution mietsicherheit
vermieter hauswirt
nebenkosten betriebskosten
defekt kaputt schadhaft
beschadigt ramponiert
repariert instandgesetzt
reparatur instandsetzung
ersetzt ausgetauscht ausgewechselt
ersatz austausch
behoben beseitigt
behebung beseitigung
gepruft uberpruft kontrolliert
prufung uberprufung kontrolle
bestatigt bekraftigt
informiert benachrichtigt unterrichtet verstandigt
mitgeteilt gemeldet
erhalten bekommen
eingegangen eingetroffen angekommen
abgeholt mitgenommen
gesendet geschickt gesandt
angerufen telefoniert
anruf telefonat
brief schreiben
nachricht mitteilung
konto account
gesperrt blockiert
sperrung sperre
entsperrt freigeschaltet
zugang zugriff
passwort kennwort
zuruckgesetzt resettet
geandert verandert modifiziert
anderung modifikation
aktualisiert upgedatet
geloscht entfernt
loschung entfernung
eroffnet aufgemacht
geoffnet offen
verkauft veraussert
kauf erwerb
gestiegen angestiegen
gesunken gefallen
erhoht angehoben heraufgesetzt
erhohung anhebung
gesenkt reduziert verringert herabgesetzt
senkung reduzierung verringerung
entlassen gefeuert
zuruckgetreten abgedankt
ernannt berufen
leitet fuhrt
sitzung besprechung meeting
protokoll niederschrift
teilgenommen mitgemacht
teilnehmer teilnehmende
anwesend zugegen
krank erkrankt
arzt mediziner
behandelt therapiert
behandlung therapie
medikament arznei arzneimittel
verordnet verschrieben
auto wagen fahrzeug pkw
unfall crash
gebucht reserviert
buchung reservierung
fahrkarte ticket fahrschein
verspatung verzogerung
verspatet verzogert
dauer laufzeit
monatlich monatsweise
jahrlich alljahrlich
gerat apparat
rechner computer pc
bildschirm monitor display
handy mobiltelefon smartphone
lehrer lehrkraft
schuler lernende
haus gebaude
versicherung police
versichert gedeckt
anwalt rechtsanwalt
urteil entscheid
spende zuwendung
betragt belauft
zahlung bezahlung
uberwiesen angewiesen
abgebucht eingezogen
gefunden entdeckt
gestohlen entwendet
diebstahl entwendung
besucht aufgesucht
installiert eingebaut montiert
einbau montage installation
eingereicht vorgelegt abgegeben
verfugbar lieferbar vorratig
ausverkauft vergriffen
ware produkt artikel
anschrift adresse
rufnummer telefonnummer
beleg quittung
filiale zweigstelle niederlassung
rucksendekosten rucksendungskosten retourenkosten rucksendegebuhren
versandkosten lieferkosten versandgebuhren portokosten porto
werktag werktage arbeitstag arbeitstage
lohn gehalt
urlaub ferien
bewerber kandidat
schulung training
umsatz erlos
beschwerde reklamation beanstandung
unverzuglich umgehend
ausgezahlt ausbezahlt
verlegt verschoben
kundendienst kundenservice
ausweis personalausweis
lieferzeit lieferfrist
ruckgabe rucksendung
kundigungsfrist kundigungszeit
zahlungsfrist zahlungsziel
gesamtbetrag gesamtsumme
e-mail mail
vorfall storung
jahresbeitrag jahresgebuhr
monatsbeitrag monatsgebuhr
mindestlaufzeit mindestvertragslaufzeit
garantie garantiezeit
`;
