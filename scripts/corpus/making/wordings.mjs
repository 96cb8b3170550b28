/**
 * What things are called. Each line is one wording family: `(a|b)` stands for either, an empty alternative for nothing.
 * Lines that begin with `!` are held out: no training ever sees them.
 */
const lines = {
  wage: `
Loon (voor de |voor |)(loonbelasting|LB)( / |/)(premie |)(volksverzekeringen|volksverz.|PVV|VV)
Loon (loonbelasting|LB|loonbel.)( / |/)(premie |)(volksverzekeringen|volksverz.|PH|PVV)
Loon (voor de |voor |)(loonheffing|loonheffingen)
Loon voor LH
(Uw |)(fiscaal|belastbaar) (loon|jaarloon|bruto jaarloon|bruto loon|brutoloon)
Fiscaal loon (|\\(kolom 14\\)|LH|loonstaat)
(Loon volgens kolom 14|Kolom 14 loonstaat|Loon kolom 14)( van de loonstaat|)
(Totaal |)(loon|salaris) voor de loonheffing(en|)
LOON LB/PH
(Belastbare|Fiscale) (uitkering|uitkeringen|pensioenuitkering|jaaruitkering|pensioen)
(Fiscaal|Belastbaar) (inkomen|salaris|jaarsalaris|pensioen|pensioeninkomen)
(Payroll tax salary|Fiscal annual wage|Fiscal wage|Fiscal salary)
(Taxable wage|Taxable salary|Taxable wages|Annual taxable wage|Taxable income from employment)( for the year|)
(Wage|Wages) (subject to|for) (payroll|wage) tax( purposes|)
(Wage for|Salary for|Wages for) (income tax|wage tax)(/national insurance contributions| and national insurance|)
(Loonheffingsloon|Heffingsloon)( LB/PH|)
Loon voor (de loonbelasting en premie volksverzekeringen|LB/PH|heffing|de LB|de LB/PVV)
Loon (LH|LB|LB/PV|LB/premies VV|belastingen/premies volksverzekeringen|LB en premie VV)
(Bruto fiscaal|Totaal fiscaal|Uw belastbaar|Fiscaal belastbaar) loon
Fiscaal loon (LB/PVV|LB/PH|voor loonheffing|cumulatief jaar)
Jaarloon (voor de loonheffing|loonheffing|fiscaal|LB/PH)
(Gross taxable|Gross fiscal|Total taxable) wage
(Fiscal|Taxable) (pay|income|earnings|annual salary|remuneration)
(Salary|Wage|Pay) for (wage tax purposes|payroll tax|tax purposes)
(Fiscale|Belastbare) (jaarinkomsten|inkomsten|beloning|AOW|WW-uitkering|WIA-uitkering)
(AOW-pensioen|Pensioen|Uitkering) (fiscaal|belastbaar)
(Uitkering|Pensioen) voor (de loonheffing|loonheffing)
!Loon in (de zin van de loonbelasting|fiscale zin)
!Grondslag (loonheffing|loonbelasting/premies|LB/PVV)
!(Loon|Inkomen) waarover (loonheffing|loonbelasting) is (berekend|ingehouden)
!(Gross|Annual) (taxable|fiscal) (earnings|pay|remuneration)
!Loon tbv loonbel(asting|.)
!Uitkering (waarover loonheffing verschuldigd is|voor de loonbelasting)`,
  withheld: `
Ingehouden (loonheffing|loonheffingen|LH|loonbelasting)
Ingehouden (loonbelasting|loonbel.|LB)( / |/)(premie |premies |)(volksverzekeringen|volksverz.|VV|PH|PVV)( \\(loonheffing\\)|)
Ingeh. (loonheffing|LB/PH|loonbel./premie VV)
Inh. (LB/PH|loonheffing|LH)
(Totaal ingehouden|Totale) loonheffing(en|)
Loonheffing(en|)
INGEH LOONHEFFING
(Withheld|Deducted) (payroll tax|wage tax|tax)
(Payroll tax|Wage tax)( withheld| deducted|)
(Ingehouden|Afgedragen) belasting( en premies|)
(Wage tax|Payroll tax|Income tax)/(national insurance|social security)( contributions|) withheld
Inhouding (loonheffing|loonbelasting|LB/PH)
(Op uw uitkering |Op uw pensioen |Op uw loon |)ingehouden loonheffing
Loonheffing (ingehouden|totaal|jaartotaal|LB/PVV)
Loonbelasting/(premie volksverzekeringen|volksverzekeringen|premie|premies volksverzekeringen|PVV|premie volksverz.)
(Loonheffing|Loonbelasting)( /|/| en) premie(s|) volksverzekeringen
Ingehouden (loonb./pr. volksverz.|LB/PV|LB/PVV|LB/PH|LB en premie|loonbelasting en premies)
(Inhoud.|Inhouding) (loonheffing|LH|LB)
(Af: |Minus: )loonheffing
(LB/PVV|LB/PH|LH|LB) ingehouden
(Payroll taxes|Wage levy|Wage withholding tax|Taxes) withheld
Withheld (wage levy|taxes|wage tax and national insurance)
(Totaal LH|Wage withholding tax|Tax deducted)
(Verrekende|Betaalde) (loonheffing|loonbelasting)
!Loonbelasting(/premies volksverzekeringen|) ingehouden
!(Loonheffing die is|Door ons) ingehouden( loonheffing|)
!Tax (withheld at source|deducted from your pay)
!Ingeh. (LB|loonbel) en premie volksverz.
!Afgedragen (loonheffing|loonbelasting)`,
  credit: `
(Verrekende |Toegepaste |)arbeidskorting
(Arb. korting|Arbeidskort.|ARB.KORTING)
(Settled |Applied |)(employment|employed person|labour) tax credit
(Algemene heffingskorting|Heffingskorting|Ouderenkorting|Jonggehandicaptenkorting|Levensloopverlofkorting)
Verrekende (arb. korting|heffingskortingen)
(Toegepaste heffingskorting|General tax credit|Toegepaste loonheffingskorting)
(Arbeidskorting verrekend met de loonheffing|Verrekende korting|Verr. arbeidskorting)
(Labour|Work|Employed person's) tax credit
!Arbeidskorting (verrekend|in mindering gebracht)
!Work credit applied`,
  svWage: `
(SV-loon|SV loon|Loon SV|SVW-loon|Sv-loon jaar)
(Premieloon|Premieloon werknemersverzekeringen|Loon werknemersverzekeringen|Loon voor de werknemersverzekeringen)
(Loon voor werknemersverz.|Premieplichtig loon|Loon WNV)
(Social security wage|Wage for social security|Wages for employee insurance)
(Heffingsloon|Grondslag) (SV|WW|WIA|premies)
(Sociale verzekeringsloon|Maximum premieloon|Loon SVW|SV grondslag|Loon WW)
(Loon soc. verz.|Loon sociale verzekeringswetten|UWV-loon)
(Wage for employee insurances|Social insurance wage|SI wage)
!Loon voor de (sociale verzekeringen|UWV-premies)
!Insurable (wage|earnings)`,
  zvwWage: `
(Loon Zvw|Loon voor de Zvw|Loon ZVW|Loon voor de Zorgverzekeringswet|Bijdrageloon Zvw|Loon Zorgverzekeringswet)
(Health insurance wage|Wage Zvw|Wage for Health Insurance Act)
(Bijdrage-inkomen|Grondslag) Zvw
(Bijdrageplichtig loon Zvw|Zvw-loon|ZVW loon|Loon Zorgverz.wet|Zvw grondslag)
(Wage Health Care Insurance Act|Zvw wage|Healthcare insurance wage)
!Loon waarover Zvw is berekend`,
  zvwContribution: `
(Ingehouden |Inkomensafhankelijke |)bijdrage (Zvw|Zorgverzekeringswet|ZVW)
(Werkgeversheffing|Wg-heffing|Werkgeversbijdrage) (Zvw|Zorgverzekeringswet)
(Ingeh. bijdrage|Inh. bijdr.) Zvw
(Health Insurance Act|Zvw) (contribution|levy)( withheld|)
(Income-dependent contribution|Employer's levy) (Zvw|Health Insurance Act)
(Zvw-bijdrage|Bijdrage Zvw werkgever|Werkgeversheffing Zorgverz.wet|Bijdr. Zvw|Zvw ingehouden door uitkeringsinstantie)
(Premie Zvw|Inkomensafh. bijdrage Zvw|ZVW bijdrage|Verg. Zvw)
(Health care insurance|Healthcare) (contribution|levy|premium)
!Ingehouden Zvw(-premie| bijdrage)
!Employer health (levy|insurance contribution)`,
  premiums: `
(Totaal |)premies (werknemersverzekeringen|SV|WW/WIA)
(Premie|Ingehouden premie) (WGA|WW|WIA|PAWW|WAO|Whk|arbeidsongeschiktheid)
(Total |)employee insurance (contributions|premiums)
(Gedifferentieerde premie Whk|Sectorpremie|Ufo-premie)
(Werkgeverspremies|Premies volksverzekeringen werkgever|Basispremie WAO/WIA|AWf premie|Aof premie|Premie AWf)
(WGA-hiaatpremie|PAWW-premie|Ingehouden WGA|Bijdrage Kinderopvang|Sectorfonds)
(Employer|Social security) (premiums|contributions)
!Werknemersverzekeringen, totaal premies`,
  gross: `
(Bruto loon|Brutoloon|Bruto salaris|Bruto jaarloon|Brutosalaris|Loon in geld|Loon in natura|Brutopensioen|Bruto uitkering)
(Loon anders dan in geld|Salaris|Basissalaris|Periodeloon|Uurloon|Dagloon|Loon)
(Gross salary|Gross pay|Gross wage|Gross annual salary|Base salary)
(Loon bijzonder tarief|Jaarloon bijzonder tarief|Loonheffing bijzonder tarief|Loonheffing tabel|Jaarloon bijzondere beloningen|Bijzonder tarief)
(Bruto pensioen|Totaal bruto|Bruto totaal|Pensioengevend salaris|Pensioengrondslag|Franchise)
(Bruto AOW|Bruto AOW-pensioen|Bruto inkomen|Bruto jaarsalaris|Loon sociale verzekeringen)
(Gross pension|Gross benefit|Gross income|Total gross)
(Salaris bruto|Bruto loon totaal|Bruto loon over het jaar|Vast salaris|Totaal brutoloon)
(Overwerk|Toeslagen|Provisie|Onregelmatigheidstoeslag|Ploegentoeslag|Overtime)
(Jaarloon BT|Bijzondere beloningen|LH bijzonder tarief|Loonheffing tijdvaktabel|Special rate wage)
!(Salaris over het jaar|Overeengekomen bruto jaarsalaris)
!Contractual gross`,
  net: `
(Netto loon|Netto uitbetaald|Nettoloon|Uitbetaald|Netto uitkering|Netto pensioen|Netto uitgekeerd|Netto)
(Totaal |)(netto|uitbetaald)( bedrag|)
(Net pay|Net salary|Net paid|Amount paid out|Net amount)
(Netto salaris|Netto inkomen|Net amount paid|Net wage|Netto te betalen|Netto betaald)
(Uit te betalen|Uitbetaald bedrag|Uitbetaald netto|Payment|Paid to you|Netto AOW|Bedrag op uw rekening)
!Overgemaakt op uw rekening
!Take-home pay`,
  pension: `
(Pensioenpremie|Eigen bijdrage pensioen|Premie pensioen|Ingehouden pensioenpremie|Wn-premie OP|Premie ouderdomspensioen)
(Pension premium|Employee pension contribution|Pension contribution)
(Pensioen werknemer|Ouderdomspensioen|Premie OP/NP|Werknemersdeel pensioen|ANW-hiaat|Pensioenafdracht)
(Pensioenbijdrage|Pens.premie|Bijdrage pensioenregeling|Retirement contribution)
!Inhouding pensioen(fonds|)`,
  allowance: `
(Reiskostenvergoeding|Onbelaste vergoedingen|Onbelaste reiskosten|Thuiswerkvergoeding|Kilometervergoeding|Onkostenvergoeding|WKR|Vrije ruimte)
(Vakantiegeld|Vakantietoeslag|Bijtelling auto|Bijtelling auto van de zaak|13e maand|Eindejaarsuitkering|Bonus|Eindheffing|Nabetaling)
(Travel allowance|Expenses|Untaxed allowances|Holiday allowance|Company car addition)
(Vakantiedagen|Verlofuren|Gewerkte uren|Uren|Dagen SV|SV-dagen|Verloonde uren)
(Bruto vakantiegeld|Onbelaste reiskostenvergoeding|Onbelast|Werkkostenregeling|Reiskosten|Loonbeslag derden)
(Auto van de zaak|Catalogusprijs|Bijtelling fiets|Privégebruik auto|Car benefit|Privégebruik auto van de zaak)
(Opgebouwd vakantiegeld|Levensloop|Ouderschapsverlof|Vergoeding thuiswerken|Kostenvergoeding|Fitness|Vakbondscontributie|Leaseauto eigen bijdrage)
(Travel expenses|Bonus payment|Holiday pay|13th month|Allowance|Reserved holiday allowance)
!(Vergoeding reizen|Fietsregeling|Personeelsvereniging|Loonbeslag)`,
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
!(Lening|Hypotheek|Openstaand) (per|op) 1 januari
!(Debt|Loan balance) at the beginning of the year`,
  repayment: `
(Aflossing|Aflossingen|Betaalde aflossing|Afgelost|Afgelost bedrag|Totaal afgelost|Extra aflossing|Aflossing in het jaar)
(Repayment|Repayments|Repaid|Principal repaid|Amount repaid)
(Extra aflossingen|Reguliere aflossingen|Aflossing hoofdsom|Aflossing lening|Contractuele aflossing|Aflossing \\(regulier\\))
(In het jaar afgelost|Betaald aan aflossing|Aflossingsbedrag|Afgelost dit jaar)
(Redemption|Capital repayment|Scheduled repayment|Repayment of principal|Extra repayments)
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
!(Totaal fiscaal aftrekbaar|Aftrekbaar bedrag eigen woning|Kosten eigen woning \\(aftrekbaar\\))
!Deductible (amount|expenses)`,
  fees: `
(Totaal |)(rente en vergoedingen|rente en kosten)
(Total interest and fees|Interest and fees|Total interest and costs)
(Rente, kosten en vergoedingen|Rente inclusief kosten|Totaal rente, kosten en provisie|Rente en provisie)
(Totaal van rente en kosten|Totaal van rente en vergoedingen|Rente incl. vergoedingen)
(Interest plus fees|Interest and charges|Interest including fees|Sum of interest and fees)
!(Som van rente en vergoedingen|Rente plus kosten)`,
  owed: `
(Verschuldigde bedragen|Totaal verschuldigd|Rente en aflossing|Totaal betaald|Totaal rente en aflossing|Betaalde termijnen)
(Total paid|Interest and repayment|Total due|Amounts due|Instalments paid)
(Totaal betaalde termijnen|Betaald in het jaar|Totaal in rekening gebracht|Betaalde bedragen|Totaal geïncasseerd|Te betalen bedragen)
(Rente \\+ aflossing|Rente plus aflossing|Aflossing en rente|Annuïteiten betaald|Totale maandlasten)
(Total charged|Interest plus repayment|Payments made|Total instalments|Total payments)
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
  employer: `
(Werkgever|Naam werkgever|Werkgever naam|Uw werkgever)
(Inhoudingsplichtige|Naam inhoudingsplichtige|Werkgever \\(inhoudingsplichtige\\))
(Gegevens werkgever|Gegevens inhoudingsplichtige)
(Employer|Employer name|Name of employer|Name employer|Withholding agent)
(Bedrijfsnaam|Bedrijf|Company|Company name|Firma)
(Uitkerende instantie|Uitkeringsinstantie|Pensioenfonds|Uitbetaald door|Pensioenuitvoerder)
(Name withholding agent|Naam uitkeringsinstantie|Werkgevernaam|Loonheffing ingehouden door|Uitkering van|Betaald door|Paid by|Naam pensioenfonds)
!(Onderneming|Organisatie|In dienst bij)
!(Name and address employer|Naam en adres werkgever)`,
  lender: `
(Geldverstrekker|Naam geldverstrekker|Kredietverstrekker|Hypotheekverstrekker|Geldgever|Bank|Naam bank)
(Lender|Mortgage lender|Mortgage provider|Name of lender)
(Naam kredietverstrekker|Naam hypotheekverstrekker|Uw bank|Hypotheekbank|Financier|Bank name|Naam geldgever)
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
!(Leningdeel-ID|Contractnummer|Leningkenmerk)`,
  way: `
(Soort lening|Aflossingswijze|Aflosvorm|Aflossingsvorm|Hypotheekvorm|Soort hypotheek|Leningvorm|Vorm)
(Repayment type|Mortgage type|Loan type|Type of loan|Repayment method)
(Type lening|Aflossing volgens|Type hypotheek|Aflostype|Repayment form|Kind of loan)
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

const expand = (template) => {
  const parts = template.split(/(?<!\\)\(((?:[^()\\]|\\.)*)(?<!\\)\)/)
  return parts
    .map((part, at) => (at % 2 === 0 ? [part] : part.split('|')))
    .map((all) => all.map((text) => text.replaceAll('\\', '')))
}

/** One wording family: its concept, whether it is held out, and the alternatives of each of its places. */
export const families = Object.entries(lines).flatMap(([concept, text]) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => ({
      id: `${concept}-${at}`,
      concept,
      isHeldOut: line.startsWith('!'),
      places: expand(line.replace(/^!/, '')),
    })),
)

export const concepts = Object.keys(lines)
const english =
  /\b(the|paid|tax|wage|wages|interest|balance|debt|employer|total|salary|pay|year|loan|deductible|fees|name|number|amount|repay|credit|premium|received|principal|value)/i
/** All texts of a family; the longer product of its places. */
export const textsOf = (family) =>
  family.places
    .reduce((texts, place) => texts.flatMap((text) => place.map((part) => text + part)), [''])
    .map((text) => text.replace(/\s+/g, ' ').trim())

for (const [at, family] of families.entries()) {
  family.texts = textsOf(family)
  // Trainings that must not know what they are tried on leave out one of three folds.
  family.fold = at % 3
}
for (const family of families) family.isEnglish = english.test(family.texts[0])

const byConcept = new Map(concepts.map((concept) => [concept, families.filter((family) => family.concept === concept)]))

/** A wording of a concept: held out, or from the families that training may see. */
export function wordingOf(chance, concept, { isHeldOut = false, wantsEnglish = null, without, within } = {}) {
  const all = byConcept.get(concept)
  const side = all.filter((family) => family.isHeldOut === isHeldOut)
  const known = side.length > 0 ? side : all.filter((family) => !family.isHeldOut)
  const narrowed = known.filter(
    ({ fold }) => fold !== without && (within === undefined || fold === within || chance.chance(0.4)),
  )
  const own = narrowed.length > 0 ? narrowed : known
  const spoken = wantsEnglish === null ? own : own.filter((family) => family.isEnglish === wantsEnglish)
  const family = chance.pick(spoken.length > 0 ? spoken : own)
  return { text: chance.pick(family.texts), family: family.id, concept }
}
