/** What amounts of mortgages are called. Written as `wordings.mjs` says. */
export const mortgageWordings = {
  interest: `
(Betaalde|Door u betaalde) (rente|hypotheekrente|debetrente)( eigen woning|)
Verschuldigde (rente|hypotheekrente)
Berekende (rente|hypotheekrente)
(Totaal |)(betaalde|verschuldigde|berekende) rente( alle leningdelen|)
(In rekening gebrachte|Geboekte|Gefactureerde) rente
Rente (betaald|verschuldigd|berekend)( in het jaar|)
(Hypotheekrente|Rente hypotheek|Rente eigen woning)( betaald|)
(Rente|Rentebedrag|Rentelasten)
Rente over dit deel van de lening
Rente (in|over) het jaar
(Interest paid|Mortgage interest paid|Mortgage interest|Interest charged|Interest you paid|Paid interest|Total interest paid)
(Interest|Interest amount|Interest for the year)
(Aftrekbare|Fiscaal aftrekbare) (rente|hypotheekrente)
(Bruto rente|Betaalde bruto rente|Rente box 1|Betaalde rente box 1)
Rente (hypothecaire lening|geldlening|hypotheek eigen woning|lening eigen woning|eigenwoningschuld|eigenwoninglening)
(Te betalen|Door u verschuldigde|Totaal door u betaalde) (rente|hypotheekrente)
(Deductible|Tax-deductible) (interest|mortgage interest)
(Interest amount|Debit interest|Loan interest|Mortgage interest you) paid
(Rentebedrag|Bedrag rente|Totaalbedrag rente)( betaald|)
(Aftrekbare|Betaalde) rente (eigenwoningschuld|hypothecaire geldlening|woninglening)
(Hypotheekrente|Rente)( die u betaalde|:| voor aftrek)
(Interest|Mortgage interest) (cost|costs|expense|billed|for the period|for this year)
(Rentekosten|Rentelast|Rente ten laste|Bijgeboekte rente|Rente \\(betaald\\))
(Voldane|Afgerekende|Verrekende|Toegerekende|Opgelopen) (rente|hypotheekrente)
(Rente|Hypotheekrente) (voldaan|afgerekend|van dit jaar|over 12 maanden|kalenderjaar)
(Rente|Hypotheekrente)(uitgaven|opgave|som|nota)( jaar|)
(Interest|Mortgage interest) (settled|collected|debited|accrued|for your tax return)
(Rente|Hypotheekrente) die (u ons betaalde|wij berekenden|u verschuldigd was|is betaald)
(Jaarrente|Rente boekjaar|Rente afgelopen jaar|Totale rentelast|Rente lening|Kosten van rente)
(Totaal|Som) (rente|hypotheekrente) (lening|hypotheek|leningdelen|jaar)
Rente (gedurende|tijdens) (het jaar|het kalenderjaar)
!(Rente van uw|Rente op uw) (hypotheek|lening|leningdeel)
!(Geïnde|Geïncasseerde|Afgeschreven) (rente|hypotheekrente)
!(Interest due|Interest payable|Debit interest)( on your loan|)
!Rentebetalingen( dit jaar|)
!Bedrag aan rente`,
  interestReceived: `
(Ontvangen|Vergoede|Bijgeschreven) (rente|depotrente|creditrente)
(Ontvangen |)(rente|rentevergoeding) (bouwdepot|depot|bouwrekening)
(Depotrente|Rentevergoeding depot|Spaarrente|Creditrente|Ontvangen spaarrente|Rente spaarrekening)
(Interest received|Depot interest|Credit interest|Interest earned)
(Rentecompensatie|Rente ontvangen|Uitbetaalde rente|Rente te ontvangen|Gekregen rente)
(Rente bouwdepot|Vergoeding over uw bouwdepot|Creditrente bouwdepot|Ontvangen depotvergoeding)
(Interest on savings|Interest credited|Interest paid to you|Deposit interest received)
(Rente|Vergoeding) (aan u uitgekeerd|in uw voordeel|die u kreeg|tegoed)
(Interest) (in your favour|credited to you|we paid you|income)
!Rente op uw (bouwdepot|spaarrekening)
!Interest on your (deposit|savings)`,
  balanceEnd: `
(Restschuld|Restant hoofdsom|Hypotheekschuld|Schuldrestant|Restantschuld) (per |op |)(31 december|31-12|31 dec.)
(Saldo|Schuld|Stand|Hoofdsom|Openstaande schuld) (per |op |)(31 december|31-12|31/12)
(Restschuld|Schuld|Hoofdsom|Saldo|Stand|Restant hoofdsom) (einde jaar|eind jaar|ultimo jaar)
(Eindsaldo|Eindstand|Eindschuld)( lening|)
(Totale |)(restschuld|hypotheekschuld|schuld) (aan het einde van het jaar|per 31 december)
(Outstanding balance|Remaining debt|Remaining balance|Balance|Principal|Mortgage debt) (as at |at |on |)(31 December|31 Dec|year end|end of year)
(Closing|Year-end) (balance|principal)
(Restschuld|Schuld|Saldo|Hoofdsom|Stand|Restschuld lening) ultimo( december| boekjaar|)
(Openstaand bedrag|Schuldrest|Nog openstaand|Restbedrag|Nog verschuldigd) (per |op |)(31 december|31-12)
(Eindbalans|Saldo einde periode|Schuld einde boekjaar|Stand eind december)
(Debt|Loan amount|Outstanding loan) (at |)(year end|31 December|31-12)
(Mortgage|Principal|Capital) balance 31 December
(Resterende|Overgebleven|Actuele) (hoofdsom|schuld|lening) (op|per) 31 december
(Bedrag|Hoogte) van de (schuld|lening) (op|per) 31-12
(Nog te betalen|Nog te voldoen|Resterend|Onafgelost) (per|op) (31 december|ultimo december|31-12)
(Restant|Rest) (lening|schuld|hypotheek) (31-12|31 december|einde boekjaar|eind)
(Left to repay|Still owed|Unrepaid) (at|on) (31 December|year end|31-12)
(Stand|Saldo|Hoogte) (lening|hypotheek|schuld) (einde jaar|per einde jaar|op 31-12)
(Nieuwe|Huidige) (stand|schuld|restschuld) (31-12|31 december|per jaareinde)
(Hoofdsom|Schuld|Lening) (eind|einde) (van het jaar|periode|kalenderjaar)
(Restantsaldo|Debetsaldo|Eindschuld lening) (31-12|31 december|ultimo)
!(Nog af te lossen|Uitstaand|Openstaand) (per|op) (31 december|31-12)
!(Lening|Leningsaldo|Hypotheek) (per ultimo|per 31 december|ultimo december)
!(Amount outstanding|Debt outstanding|Loan balance) (at year end|31 December|31-12)`,
  balance: `
(Restschuld|Restant hoofdsom|Hypotheekschuld|Schuldrestant|Openstaande schuld|Openstaande hoofdsom|Resterende schuld)
(Schuld|Saldo|Restantschuld|Nog af te lossen)
(Remaining debt|Remaining balance|Outstanding balance|Outstanding principal|Outstanding debt)
(Openstaand bedrag|Restschuld lening|Schuld hypotheek|Resterende hoofdsom|Actuele schuld|Hypotheeksaldo)
(Eigenwoningschuld|Restschuld hypotheek|Hypothecaire schuld|Stand van de lening)
(Outstanding loan|Mortgage balance|Mortgage debt|Remaining principal|Principal outstanding|Unpaid principal)
(Onafgelost|Resterend) (bedrag|deel|deel van de lening)
(Left to repay|Still owed|Unrepaid part)
!(Uitstaande hoofdsom|Nog openstaand|Restant leningbedrag)
!(Amount outstanding|Loan balance)`,
  balanceStart: `
(Restschuld|Restant hoofdsom|Hypotheekschuld|Schuldrestant|Saldo|Schuld|Stand|Hoofdsom) (per |op |)(1 januari|01-01|1-1|1 jan.|31 december vorig jaar)
(Restschuld|Schuld|Hoofdsom|Saldo|Stand) begin jaar
(Beginsaldo|Beginstand|Beginschuld|Openingssaldo)
(Outstanding balance|Balance|Remaining debt|Principal) (as at |at |on |)(1 January|1 Jan|start of year)
(Opening balance|Opening principal)
(Beginbalans|Begin jaar|Primo|1 januari|Per 1 januari|Op 1 januari|01-01|Beginschuld lening)
(Restschuld|Schuld|Saldo|Hoofdsom|Stand) (primo|begin boekjaar|begin januari|vorig jaar)
(Openstaand bedrag|Schuldrest|Nog openstaand|Debt|Mortgage) (1 januari|1-1|1 January)
(Balance brought forward|Start balance|Balance start of period)
(Nog te betalen|Resterend|Onafgelost) (per|op) (1 januari|begin jaar|1-1)
(Left to repay|Still owed) (at|on) (1 January|start of year)
!(Lening|Hypotheek|Openstaand) (per|op) 1 januari
!(Debt|Loan balance) at the beginning of the year`,
  repayment: `
(Aflossing|Aflossingen|Betaalde aflossing|Afgelost|Afgelost bedrag|Totaal afgelost|Extra aflossing|Aflossing in het jaar)
(Repayment|Repayments|Repaid|Principal repaid|Amount repaid)
(Extra aflossingen|Reguliere aflossingen|Aflossing hoofdsom|Aflossing lening|Contractuele aflossing|Aflossing \\(regulier\\))
(In het jaar afgelost|Betaald aan aflossing|Aflossingsbedrag|Afgelost dit jaar)
(Redemption|Capital repayment|Scheduled repayment|Repayment of principal|Extra repayments)
(Teruggestort|Terugbetaald|Terugbetaling) (op de lening|lening|deel|in het jaar|)
(Paid back|Paid off|Repaid) (in the year|on the loan|this year|)
!(Door u afgelost|Reguliere aflossing|Vervroegde aflossing)
!Capital repaid`,
  deductible: `
(Aftrekbare kosten|Aftrekbare financieringskosten)( eigen woning|)
(Totaal |)aftrekbare kosten (eigen woning|eigenwoning)
(Uw financieringskosten|Financieringskosten eigen woning|Fiscaal aftrekbare kosten)
(Deductible costs|Deductible costs own home|Tax-deductible costs)
(Totaal aftrekbare kosten|Aftrekbare hypotheekkosten|Aftrekbare rente en kosten|Totaal aftrekbaar)
(Fiscaal aftrekbare|Voor de belasting aftrekbare) (kosten|financieringskosten)( eigen woning|)
(Total deductible|Deductible financing|Deductible mortgage) costs
(Aftrekpost|Aftrekposten|Aftrekbare lasten|Aftrekbare bedragen) (eigen woning|woning|box 1|hypotheek)
(In aftrek te brengen|Af te trekken) (kosten|lasten|bij uw aangifte)
(Tax-deductible|Deductible) (total|items|charges|sum|mortgage charges)
(Costs|Charges) (you may deduct|deductible in box 1|for deduction)
!(Totaal fiscaal aftrekbaar|Aftrekbaar bedrag eigen woning|Kosten eigen woning \\(aftrekbaar\\))
(Voor aftrek|Fiscaal) (in aanmerking|aftrekbaar) (komende kosten|bedrag|totaal)
(Netto|Saldo) aftrekbare (rente en kosten|kosten eigen woning)
!Deductible (amount|expenses)`,
  fees: `
(Totaal |)(rente en vergoedingen|rente en kosten)
(Total interest and fees|Interest and fees|Total interest and costs)
(Rente, kosten en vergoedingen|Rente inclusief kosten|Totaal rente, kosten en provisie|Rente en provisie)
(Totaal van rente en kosten|Totaal van rente en vergoedingen|Rente incl. vergoedingen)
(Interest plus fees|Interest and charges|Interest including fees|Sum of interest and fees)
(Rente met|Rente en) (bijkomende kosten|provisies|toeslagen|bijbetalingen)
(Totale|Alle) (financieringslasten|rentelasten met kosten)
(Interest with|Interest and) (commission|provisions|surcharges)
!(Som van rente en vergoedingen|Rente plus kosten)`,
  owed: `
(Verschuldigde bedragen|Totaal verschuldigd|Rente en aflossing|Totaal betaald|Totaal rente en aflossing|Betaalde termijnen)
(Total paid|Interest and repayment|Total due|Amounts due|Instalments paid)
(Totaal betaalde termijnen|Betaald in het jaar|Totaal in rekening gebracht|Betaalde bedragen|Totaal geïncasseerd|Te betalen bedragen)
(Rente \\+ aflossing|Rente plus aflossing|Aflossing en rente|Annuïteiten betaald|Totale maandlasten)
(Total charged|Interest plus repayment|Payments made|Total instalments|Total payments)
(Rente en aflossing|Termijnen) (voldaan|samen|die u betaalde)
(Alle|Totaal van uw) (betalingen|afschrijvingen|termijnen)
!(Totaal door u betaald|Totale lasten|In totaal voldaan)`,
  costs: `
(Vergoedingen|Kosten|Afsluitkosten|Advieskosten|Boeterente|Vertragingsrente|Achterstallige rente|Administratiekosten|Taxatiekosten|Bereidstellingsprovisie)
(Vergoeding|Boete) (vervroegde aflossing|extra aflossing)
(Fees|Costs|Penalty interest|Early repayment fee|Late payment interest|Rente- en kostenkorting|Rentekorting)
(Notariskosten|Bemiddelingskosten|Incassokosten|Boete|Overige vergoedingen|Kosten NHG|Borgtochtprovisie)
(Boeterente vervroegde aflossing|Kosten rentemiddeling|Beheerkosten|Aanmaningskosten|Provisie)
(Arrangement fee|Penalty|Handling fee|Other charges|Arrears interest)
!(Overige kosten|Dossierkosten|Kosten taxatie en advies)`,
  principal: `
(Oorspronkelijke hoofdsom|Oorspronkelijk bedrag|Hoofdsom lening|Leenbedrag|Leningbedrag|Oorspronkelijke lening|Inschrijving|Hypotheekbedrag bij aanvang)
(Original principal|Original loan amount|Loan amount)
(Hoofdsom|Hoofdsom hypotheek|Aanvangsbedrag|Beginbedrag lening|Geleend bedrag|Verstrekt bedrag)
(Initial|Starting|Borrowed) (loan|amount|principal)
!(Hoofdsom bij aanvang|Startbedrag lening)`,
  property: `
(WOZ-waarde|Marktwaarde|Waarde woning|Woningwaarde|Taxatiewaarde|Executiewaarde|Property value|Market value)
(WOZ|Economische waarde|Vrije verkoopwaarde|Waarde onderpand|Onderpandwaarde|Huiswaarde)
(House value|Appraised value|Value of your home|Value of the property)
!(Waarde van uw huis|Getaxeerde waarde)`,
  depot: `
(Saldo |Stand |)(bouwdepot|depot|bouwrekening)( per 31 december|)
(Opgebouwd vermogen|Opgebouwde waarde|Spaarsaldo|Waarde polis|Saldo spaarrekening|Spaardeel|Depot balance|Savings balance|Opgebouwd saldo)
(Saldo|Stand) (betaalrekening|spaarrekening|internetsparen|persoonlijke lening|doorlopend krediet)
(Saldo bouwdepot|Stand bouwdepot|Nog op te nemen|Openstaand bouwdepot|Restant bouwdepot|Bouwdepot 31-12)
(Waarde kapitaalverzekering|Opgebouwde spaarwaarde|Verpande rekening|Waarde spaarpolis|Beleggingswaarde|Poliswaarde)
(Construction deposit|Building fund|Account balance|Investment value)
!(Tegoed bouwdepot|Restant depot|Waarde spaarverzekering)`,
  instalment: `
(Maandbedrag|Termijnbedrag|Maandlast|Maandtermijn|Bruto maandlast|Te betalen per maand|Monthly payment|Instalment|Premie overlijdensrisicoverzekering|Premie)
(Bruto maandbedrag|Netto maandlast|Termijnbedrag per maand|Premie per maand|Maandpremie|Incassobedrag)
(Monthly amount|Monthly instalment|Payment per month)
!(Annuïteit per maand|Maandelijkse termijn)`,
  rate: `
(Rentepercentage|Rentetarief|Rente %|Rentevoet|Debetrentepercentage|Interest rate|Rentevast tot|Looptijd|Nominale rente)`,
}
