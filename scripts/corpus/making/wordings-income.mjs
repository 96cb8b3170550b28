/** What amounts of wages, benefits and pensions are called. Written as `wordings.mjs` says. */
export const incomeWordings = {
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
(Belast|Te belasten|Belastingplichtig) (loon|salaris|jaarloon|pensioen|inkomen uit werk)
(Loon|Salaris|Pensioen|Uitkering) (onder|volgens|conform) de (loonbelasting|loonheffing|Wet LB)
(Loon|Jaarloon) (LB|LH|fiscaal) (cumulatief|per jaar|totaal)
(Yearly|Total|Annual) (salary|income|pay) (liable to|before|subject to) (tax|wage tax|payroll tax)
(Pension|Benefit) (subject to tax|taxable|liable to wage tax)
(Loon|Pensioen|Uitkering) (dat|die) u (moet aangeven|invult in uw aangifte|opgeeft)
(Aan te geven|Op te geven|In te vullen) (loon|pensioen|inkomen|uitkering)
(Opgaveloon|Aangifteloon|Loon aangifte|Loon inkomstenbelasting|Loon box 1|Inkomen box 1)
(Totaal|Som) (belast|belastbaar|fiscaal) (loon|inkomen|pensioen)
(Taxable|Fiscal) (total|sum|compensation|base)
(Wages|Salary|Income) to (declare|report) in your tax return
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
(Loonheffing|Loonbelasting|LB/PVV|Belasting) (afgehouden|afgetrokken|gekort)
(Afgehouden|Afgetrokken|Gekorte) (loonheffing|loonbelasting|belasting)
(Op uw salaris|Op het loon|Op de uitkering) (afgehouden|ingehouden) (belasting|loonheffing|LB)
(Wage tax|Payroll tax|Tax|Taxes) (taken off|kept back|paid on your behalf|remitted)
(Totaal|Som) (loonbelasting|LB/PVV|belasting op loon)
(Ingehouden|In te vullen) (loonheffing|belasting) (voor uw aangifte|bij werkgever|totaal)
(Voorheffing|Voorheffing loonheffing|Reeds ingehouden belasting|Belasting op uw pensioen|Belasting op uw uitkering)
(Loonheffing|Belasting) (die u al betaalde|totaal afgedragen|in mindering gebracht)
(Tax|Wage tax) already (paid|withheld)
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
(Inhouding|Ingehouden|Ingeh.) (WGA|PAWW|WIA|WAO|Whk|AWf|AOP)( werknemer|)
(Deducted|Withheld) (disability|unemployment) (premium|contribution)
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
(Afgetrokken|Ingehouden|Ingeh.) (werknemersbijdrage|eigen bijdrage|premie) (OP|ABP|PFZW|ouderdomspensioen|nabestaanden)
(Deducted|Withheld) (pension|retirement) (premium|contributions)
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
(Inhouding|Ingehouden) (leaseauto|vakbond|lening personeel|spaarloon|levensloop|kantine|fiets)
(Deduction|Withheld) (for lunch|union fee|car lease|savings plan)
!(Vergoeding reizen|Fietsregeling|Personeelsvereniging|Loonbeslag)`,
}
