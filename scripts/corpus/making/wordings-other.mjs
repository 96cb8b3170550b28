/** What names, numbers, dates, headings and amounts of bills are called. Written as `wordings.mjs` says. */
export const otherWordings = {
  employer: `
(Werkgever|Naam werkgever|Werkgever naam|Uw werkgever)
(Inhoudingsplichtige|Naam inhoudingsplichtige|Werkgever \\(inhoudingsplichtige\\))
(Gegevens werkgever|Gegevens inhoudingsplichtige)
(Employer|Employer name|Name of employer|Name employer|Withholding agent)
(Bedrijfsnaam|Bedrijf|Company|Company name|Firma)
(Uitkerende instantie|Uitkeringsinstantie|Pensioenfonds|Uitbetaald door|Pensioenuitvoerder)
(Name withholding agent|Naam uitkeringsinstantie|Werkgevernaam|Loonheffing ingehouden door|Uitkering van|Betaald door|Paid by|Naam pensioenfonds)
(Uw|De|Onze) werkgever
(Statutaire|Juridische) naam( werkgever|)
(Employed by|Employing company|Employer's name|Your employer)
(Naam|Adres en naam) (bedrijf|firma|werkgever|pensioenfonds)
!(Onderneming|Organisatie|In dienst bij)
!(Name and address employer|Naam en adres werkgever)`,
  lender: `
(Geldverstrekker|Naam geldverstrekker|Kredietverstrekker|Hypotheekverstrekker|Geldgever|Bank|Naam bank)
(Lender|Mortgage lender|Mortgage provider|Name of lender)
(Naam kredietverstrekker|Naam hypotheekverstrekker|Uw bank|Hypotheekbank|Financier|Bank name|Naam geldgever)
(Hypotheek|Lening|Krediet)(instelling|maatschappij|aanbieder)
Naam (maatschappij|verzekeraar|instelling|hypotheekbank)
(Mortgage bank|Loan provider|Lending bank|Issued by)
!(Verstrekker|Kredietgever|Uw hypotheekbank)`,
  payee: `
(Instelling|Naam instelling|Zorgverlener|Zorgaanbieder|Goed doel|Onderwijsinstelling|Praktijk|School|Ontvanger|Begunstigde)
(Charity|Institution|Provider|Care provider|Practice)
(Zorginstelling|Behandelaar|Naam zorgverlener|Leverancier|Afzender|Naam goed doel|University|Stichting|Begunstigde organisatie|Payee)`,
  year: `
(Jaar|Fiscaal jaar|Belastingjaar|Kalenderjaar|Over het jaar|Opgave over|Peiljaar|Verslagjaar)
(Year|Tax year|Fiscal year|Calendar year)
(Jaaropgaaf|Jaaropgave|Jaaropgaaf over|Jaaropgave over|Boekjaar|Loonjaar|Statement year|Jaar van opgave)`,
  bsn: `
(BSN|Burgerservicenummer|BSN-nummer|Burgerservicenummer \\(BSN\\)|Burgerservicenr.|BSN nr.|Sofinummer|BSN/sofinummer|BSN werknemer)
(Citizen service number|Citizen service number \\(BSN\\)|Citizen service no.)
(Social security number \\(BSN\\)|BSN / citizen service number|BSN-nr|Burger service nummer|BSN / sofinr.|Social security number|Fiscaal nummer)`,
  period: `
(Dienstverband|Dienstverband periode|Periode dienstverband|Dienstbetrekking|Tijdvak dienstbetrekking|Periode|Tijdvak|Loontijdvak|Uitkeringsperiode|Periode van de uitkering)
(Employment|Employment period|Period of employment|Period|Benefit period)
(Dienstverband van|Periode van|In dienst van / tot|Tijdvak van uitkering|Van - tot|Employed from|Period covered)
!(Werkzaam van|In dienst van|Duur dienstverband)`,
  loanNumber: `
(Leningdeelnummer|Leningdeel|Leningdeel nr.|Nummer leningdeel|Leningnummer|Deelnummer|Lening nr.|Hypotheeknummer|Nummer)
(Loan part number|Loan part|Loan number|Part number)
(Leningdeel nummer|Nr. leningdeel|Lening|Deel|Hypotheek nr.|Rekeningnummer lening|Number of the loan|Mortgage number|Hyp.nr.)
(Lening|Hypotheek|Leningdeel|Krediet|Deel)(referentie|code|volgnummer|nr.)
(Referentie|Code|Volgnummer) (lening|hypotheek|leningdeel|deel)
(Loan|Mortgage|Loan part|Part) (reference|code|no.)
!(Leningdeel-ID|Contractnummer|Leningkenmerk)`,
  way: `
(Soort lening|Aflossingswijze|Aflosvorm|Aflossingsvorm|Hypotheekvorm|Soort hypotheek|Leningvorm|Vorm)
(Repayment type|Mortgage type|Loan type|Type of loan|Repayment method)
(Type lening|Aflossing volgens|Type hypotheek|Aflostype|Repayment form|Kind of loan)
(Manier|Vorm) van (terugbetalen|aflossing)
(Aflossing|Hypotheek|Lening) (type|vorm)
(Way of repaying|Repayment plan|Repayment scheme)
!(Wijze van aflossen|Soort)`,
  other: `
(Naam|Name|Adres|Address|Straat|Postcode|Plaats|Woonplaats|Postcode en plaats|Land)
(Werknemer|Naam werknemer|Gegevens werknemer|Employee|Employee name|Pensioengerechtigde|Ontvanger uitkering|Klant|Rekeninghouder|Geldnemer|Op naam van)
(Geboortedatum|Geb. datum|Date of birth|Datum|Date|Datum in dienst|Datum uit dienst|In dienst|Uit dienst|Ingangsdatum|Einddatum|Start date|End date|Afdrukdatum|Dagtekening)
(Personeelsnummer|Personeelsnr.|Medewerkernummer|Employee number|Klantnummer|Relatienummer|Polisnummer|Rekeningnummer|IBAN|Ons kenmerk|Referentie|Loonheffingennummer|LH-nummer|Loonheffingennr.|KvK-nummer|Debiteurnr.)
(Functie|Afdeling|Kostenplaats|Telefoon|E-mail|Onderwerp|Betreft)
(Code loonbelastingtabel|Tabelcode|Loonbelastingtabel|Loonheffingskorting|Loonheffingskorting toegepast|Tabel|Payroll tax credit applied|Code verzekeringssituatie)
(Omschrijving|Bedrag|Rubriek|Bedragen in euro|Description|Amount|Amounts in euro|euro|cent|Opmerkingen|Toelichting)
(Geboren|Geb.datum|Telefoonnummer|Website|Behandeld door|Uw kenmerk|Datum brief|Plaats en datum|Bank|Bic|Documentnummer|Aanslagnummer)
(Rechtsvorm|Burgerlijke staat|Geslacht|Contactpersoon|Afdelingsnummer|Bedrijfsnummer|Burgerlijke status|Verzekerdennummer|Relatie)
(Studentnummer|Polis|Patiënt|Patiëntnummer|Factuurnummer|Factuurdatum|Vervaldatum|Notanummer|Rsin|ANBI-nummer|Betalingskenmerk|Behandeldatum)`,
  total: `
(Totaal|Totalen|Total|Som|Jaartotaal|Totaal leningdelen|Alle leningdelen|TOTAAL|Samen|Totaal hypotheek|Totaal jaar)
(Totaal generaal|Totaal van alle leningdelen|Total all loans|Totaal over het jaar|Totaalbedrag|Sum total|Overall total)
!(Eindtotaal|Opgeteld|Gezamenlijk)`,
  previousYear: `(Vorig jaar|Voorgaand jaar|Previous year|Jaar ervoor)`,
  cumulative: `(Cumulatief|Cumulatieven|Cum.|T/m deze periode|Year to date|Totaal t/m heden|Cumulatief dit jaar)`,
  period1: `(Deze periode|Dit tijdvak|Periode|This period|Deze maand|Bedrag periode|Current)`,
  section: `
(Betaalrekening|Betaalrekeningen|Spaarrekening|Spaarrekeningen|Beleggingen|Beleggingsrekening|Persoonlijke lening|Doorlopend krediet|Creditcard|Bouwdepot|Spaarhypotheek|Effecten|Consumptief krediet|Verzekeringen|Current account|Savings|Investments)`,
  mortgageSection: `(Hypotheek|Hypotheken|Uw hypotheek|Uw lening|Eigen woning|Woninghypotheek|Leningdelen|Mortgage|Your mortgage|Overzicht leningdelen)`,
  example: `(Voorbeeld|Rekenvoorbeeld|Toelichting|Uitleg bij de rubrieken|Explanation|Example|Hoe leest u deze opgave\\?)`,
  due: `
(Totaal te betalen|Te betalen|Totaal betaald|Totaalbedrag|Totaal factuur|Notabedrag|Te voldoen|Totaal voldaan|Factuurbedrag)
(Totaal giften|Totaalbedrag giften|Totaal donaties|Totaal ontvangen giften|Door u geschonken|Totaal van uw giften)
(Eigen bijdrage|Door u te betalen|Voor uw rekening|Zelf te betalen|Eigen aandeel|Blijft voor uw rekening|Niet vergoed)
(Collegegeld|Totaal collegegeld|Lesgeld|Cursusgeld|Totaal betaald collegegeld|Tuition fee)
(Total|Total due|Total paid|Amount due|Paid by you|Total donations|Grand total|Amount paid by you|Own contribution)
(Door u|Zelf|Totaal zelf) (betaald|te voldoen|voldaan|gegeven)
(Totaal niet vergoed|Niet vergoede kosten|Eigen betaling|Voor eigen rekening|Komt voor uw rekening|Niet verzekerde kosten)
(Totaal gift|Totaal gedoneerd|Totaal geschonken|Totaal van uw donaties|Van u ontvangen|Totaal van u ontvangen)
(Total of your donations|Total of your gifts|Total received from you|Total paid by you|To be paid by you|Not reimbursed|Your share)
(Totaal nota|Te betalen bedrag|Totaal ontvangen|Totaal kosten|Totale kosten|Totaalprijs|Totaal rekening|Rekeningbedrag)
(Total amount|Amount paid|Total price|Amount payable|Total payable|Balance to pay|Invoice total|Invoice amount)
(Bedrag incl. btw|Bedrag inclusief btw|Totaal incl. 21% btw|Totaal incl. VAT|Total including VAT)
(Te betalen door patiënt|Patient contribution|Own costs|Eigen kosten|Voor rekening patiënt)
(Totaal|Samen|Eindbedrag|Jaartotaal giften|Sum|Te voldoen bedrag)
(Totaal|Bedrag) (ten laste van u|dat u betaalde|dat u overmaakte)
(Sum|Amount) (you paid|you transferred|charged to you)
!(Totaal incl. btw|Totaal inclusief btw|Totaal door u betaald)
!(Ontvangen bedrag|Uw gift|Your donation)`,
  reimbursed: `
(Vergoed|Vergoed door verzekeraar|Vergoeding basisverzekering|Door ons vergoed|Reeds vergoed|Declaratie verzekeraar|Reimbursed|Insured amount|Vergoed bedrag)
(Totaal vergoed|Vergoed door uw zorgverzekeraar|Vergoeding zorgverzekeraar|Vergoeding verzekeraar|Betaald door verzekeraar)
(Paid by insurer|Reimbursed by insurer|Verrekend met eigen risico|Reeds betaald|Gedeclareerd|Covered by insurance)
(Eigen risico|Resterend eigen risico|Vergoeding aanvullende verzekering|Uit basisverzekering|Deductible excess)`,
  vat: `
(Btw|BTW 21%|BTW 9%|Btw-bedrag|VAT|Btw vrijgesteld|Korting|Discount|Subtotaal|Subtotal|Bedrag excl. btw|Verzendkosten|Tarief|Prijs|Stuksprijs)
(Totaal excl. btw|Totaal exclusief btw|Waarvan btw|Totaal btw|21% btw|9% btw|Bedrag btw|btw hoog|btw laag)
(Gedeclareerd bedrag|Totaal gedeclareerd|In rekening gebracht|Behandelkosten|Consult|Inschrijfgeld|Materiaalkosten|Administratiekosten cursus)
(Prijs per stuk|Aantal|Regelbedrag|Maandelijkse gift|Termijn|Eerste termijn|Bedrag|Amount|Net amount excl. VAT)`,
}
