/** How employers, banks and funds put it on ordinary papers: fuller, with what it is of or for behind it. Written as `wordings.mjs` says. */
export const ordinaryWordings = {
  wage: `
(Bezoldiging|Beloning) (voor de loonheffing|belast met loonheffing|belast|onder de loonheffing)
(Totaal|Tot.) (ln|loon) (LB/PVV|LB/PH|LH|LB/VV)
Loon (LB/VV|lb/pvv|LB-PVV|loonb/volksverz)
Bruto (pensioen|uitkering|AOW-pensioen|lijfrente|ouderdomspensioen) \\((belastbaar|fiscaal loon|belast|loon voor de loonheffing)\\)
(Brutobedrag|Bruto bedrag|Totaalbedrag), belast als (loon|pensioen|inkomen)
Belastbaar (AOW-pensioen|ouderdomspensioen|pensioen) (inclusief|incl.) (vakantiegeld|vakantie-uitkering|toeslagen)
(Belastbaar bedrag|Fiscaal bedrag) (\\(bruto pensioen\\)|\\(bruto AOW-pensioen en vakantiegeld\\)|van de uitkering|van uw pensioen)
Voor de (loonheffing|loonbelasting) (in aanmerking komend|meetellend|belast) (loon|pensioen)
(Inkomen|Inkomsten|Verdiensten) voor (de loonheffing|de loonbelasting|LH)
(Je|Jouw) (loon|salaris|fiscale loon|belastbare loon)( voor de loonheffing| voor de belasting|)
Kolom 14 (Loon voor de loonbelasting/volksverzekeringen|Loon voor de loonheffing|Fiscaal loon|Loon LB/PH)
(Fiscaal|Belastbaar) loon uit (tegenwoordige|vroegere) dienstbetrekking
(Lijfrente|Lijfrente-uitkering|Uitkering lijfrente)( \\(belast\\)|, belast| belast)
Loon (tijdvak|tijdvakken|tijdvak\\(ken\\)) voor (de loonheffing|LH|LB PVV)
(Remuneration|Compensation|Earnings) (subject to|liable to) (wage tax|wage tax and national insurance|Dutch wage tax|payroll tax)( \\(column 14\\)|)
Wage for payroll tax( and national insurance| / national insurance| \\(fiscal wage\\)|/social premiums)
(Taxable|Fiscal) wage( \\(fiscaal loon\\)| \\(loon LH\\)| for wage tax purposes| for payroll tax)
(Taxable|Gross taxable) (pension|benefit) (paid|in the year|received)
Totaal( bruto|) (\\(A \\+ B\\)|\\(1 \\+ 2\\)|hiervan), (loon loonheffing|loon voor de loonheffing|fiscaal loon)`,
  withheld: `
(Totaal inh.|Totaal ingeh.|Tot. inh.|Ing.) (LB/PVV|LB/PH|LH|loonheffing|LB/VV)
(LHEFF|LOONHEFF|LH|LHEF)(| TOTAAL| TOT| JAAR)
(LB/VV|LB/PVV|LB-PVV|lb/pvv) (ingeh.|ingehouden|ing.|inh.)
Daarop (ingehouden aan loonheffing|in mindering gebrachte loonheffing|ingehouden loonheffing|ingehouden LH)
Op (de bezoldiging|de uitkering|het pensioen|bovenstaand loon|dit bedrag) ingehouden (loonheffing|loonbelasting|belasting)
Loonheffing, (ingehouden op bovenstaand loon|ingehouden|door ons ingehouden|door het fonds ingehouden)
Loonheffing (die wij hebben ingehouden|die wij inhielden|op de uitkering ingehouden|op het pensioen ingehouden|door ons ingehouden)
Ingehouden loonheffing \\((zonder loonheffingskorting|met loonheffingskorting|LB/PVV|wit|belasting en premies)\\)
Loonheffing \\((LB/PVV|LB/PH|loonbelasting en premies|ingehouden)\\)
(Belasting en premies|Loonbelasting en premies) (volksverzekeringen |)(van uw loon|die wij inhielden|op uw loon|op uw pensioen)
(Door de werkgever|Door het pensioenfonds|Door de B.V.|Door de uitkeringsinstantie) ingehouden (loonheffing|loonbelasting)
Kolom 15 (Ingehouden loonbelasting/premie volksverzekeringen|Ingehouden loonheffing|Loonheffing)
(Je|Jouw) (loonheffing|ingehouden loonheffing|ingehouden belasting)
(Payroll tax|Wage tax) (withheld |)\\((loonheffing|LH|LB/PVV|column 15)\\)
Wage tax and national insurance( contributions|) (withheld|deducted|withheld by us)
(Dutch wage tax|Payroll tax|Wage tax) (on this pension|on the benefit|taken from your pay|withheld on your behalf)`,
  credit: `
(Daarbij|Daarin|Hierin) (verrekend aan|verwerkte|verrekende) arbeidskorting
In de loonheffing verwerkte (arbeidskorting|heffingskorting)
Arbeidskorting (waarmee rekening is gehouden|die is verwerkt|die wij hebben verrekend|die in de loonheffing is verwerkt)
(VERR.ARB.KORT|Verr.arb.korting|Verr. AK|Verrekende AK)
Verrekende (levensloopverlofkorting|ouderenkorting|arbeidskorting \\(kolom 18\\))
Bij de inhouding (in aanmerking genomen|toegepaste) arbeidskorting
Labour tax credit (included|taken into account|applied through payroll|applied \\(arbeidskorting\\))
Employed person's tax credit (settled|included|applied|\\(arbeidskorting\\))`,
  svWage: `
Loon SV \\((gemaximeerd|WW/WIA/ZW|max.|maximaal)\\)
Loon (WW/WIA|WW/WIA/ZW|werknemersverzekeringen)( \\(gemaximeerd\\)| \\(niet verzekerd\\)|)
(Dagloongrondslag|Premieloon|Grondslag premies) \\(SV\\)
(Grondslag sociale verzekeringen|Premieloon SV|Ln SV|Ln. SV|Loon soc. verz. totaal)
(Wage|Pay) for employee insurances \\((capped|max.|maximum)\\)
(Contribution base|Social insurance wage|SV wage)( \\(capped\\)| \\(max.\\)|)`,
  zvwWage: `
Ln (SV Zvw|Zvw|ZVW)
Loon (voor de |)Zorgverzekeringswet( \\(Zvw\\)| \\(gemaximeerd\\)|)
Wage (Health Care Insurance Act|Healthcare Insurance Act)( \\(Zvw\\)|)`,
  zvwContribution: `
Door (de werkgever|ons) betaalde (heffing Zorgverzekeringswet|Zvw-heffing|heffing Zvw)
Vergoeding heffing Zvw( werkgever|)
(Zvw-heffing|Zvw) (ten laste van|voor rekening van) (de werkgever|ons|het fonds)
Zvw (5,32%|6,57%|5,26%|6,68%|5,43%)
(Zvw, inkomensafhankelijk deel|Zvw-bijdrage, door het fonds betaald|Zvw-bijdrage, ingehouden)
Bijdrage (Zvw|Zorgverzekeringswet) (die wij hebben ingehouden|door werkgever|van u zelf)
Totaal werkgeversheffing (Zvw|Zorgverzekeringswet)
(Employee's|Employer's) contribution (Health Insurance Act|Zvw)( \\(Zvw\\)|)
(Healthcare Act, employer's charge|Income-related contribution withheld|Employer levy, paid by the company)`,
  premiums: `
(Ingehouden premie|Premie) (ziekengeld|AP/IPAP|WGA-hiaat werknemer|Anw-aanvulling)
(WGA-HIAAT WN|WGA-hiaatpremie werknemer|Premie WW/WAO/WIA/Whk|Premies WW, WIA en ZW werkgever)
Totaal van de premies werknemersverzekeringen`,
  gross: `
(Loon|Loonheffing|LB/PVV|Ln LB/PVV|Inh. LB/PVV|LHEFF) (tabel|TABEL)
(Loon|Loonheffing|LB/PVV|Ln LB/PVV|Inh. LB/PVV|LHEFF) (bijz. tarief|BYZ.TAR|bijzonder tarief|bijzondere beloningen)
(waarvan|w.v.) (bijzonder tarief|bijzondere beloning|tegen bijzonder tarief)
(Bruto loon|Brutoloon) (incl.|inclusief) (bijzondere beloningen|ORT|toeslagen|ORT en eindejaarsuitkering)
(Brutobezoldiging|Bruto loon en toeslagen|BRUTO LOON\\+TOESL|Salaris, ORT en eindejaarsuitkering)
Loon in geld, vóór (inhouding van pensioenpremie|aftrek van pensioen)
(Jaarloon waarop uw dagloon is gebaseerd|Uitkering per dag \\(bruto\\)|Bruto per maand|Bruto jaarbedrag)
(Gross remuneration|Gross salary paid|Gross salary incl. holiday allowance|Gross pay incl. one-off payments)`,
  net: `
Netto (betaalbaar gesteld|naar je bank|aan u betaald|op uw rekening)
(Total |)(paid|wired) (into|to) your (bank account|account)
(Wat u op uw rekening kreeg|Op uw rekening gestort|Dat u netto ontving)`,
  pension: `
Pensioenpremie( werknemer|,|) \\((eigen bijdrage|eigen deel|uw deel|werknemersdeel)\\)
(Verhaal pensioenpremie|Pensioenpremie, uw deel|Pensioenpremie eigen deel|Pensioenpremie wn)
Af: (pensioen|werknemersdeel pensioen|pensioenpremie)
(StiPP-pensioen wn|Pensioenpremie PFZ|Ingehouden premie PFZ|Premie pensioenregeling wn)
(Pension scheme, own part|Pension contribution, employee share|Employee share of pension)`,
  allowance: `
Onbelaste (reiskosten woon-werk|verblijfskosten|thuiswerkvergoeding|reiskostenvergoeding)
(Reiskosten|Reiskostenvergoeding) (woon-werk |)\\((onbelast|vrijgesteld)\\)
Tax-free (allowance|reimbursement) (30% facility|30% ruling)
(Exempt allowance for extraterritorial costs|Extraterritorial costs paid free of tax|Of which tax-free allowance)
(Cataloguswaarde auto|Waarde privégebruik auto|w.v. bijtelling auto|Eigen bijdrage auto van de zaak)
(Individueel keuzebudget|Keuzebudget|IKB)( \\(IKB\\)|) uitbetaald
(Uitbetaalde|Opgebouwde) (vakantietoeslag|vakantiebijslag|vakantie-uitkering)
(Vakantiebijslag|Vakantiegeld) \\((mei|uitbetaald|in bruto)\\)
(Reserveringen uitbetaald|Reserveringen vakantiegeld|Waarde tijdspaarfonds|Tijdspaarfonds)
(Vrijgestelde vergoedingen|Fooien|Fooien via werkgever|Vakbondscontributie verrekend|Daggeld)
(Work-from-home and travel allowances|Untaxed commuting allowance|Home leave reimbursement)
(Ingehouden|Inhouding) (maaltijden|huisvesting|kost en inwoning|zorgverzekering|contributie|bedrijfskleding|personeelsvereniging|voor derden|waskosten)( \\(netto\\)|)`,
  interest: `
(Rente|Hypotheekrente) die u (heeft|hebt) betaald
(Rente|Hypotheekrente) die u aan ons (heeft|hebt) betaald
(Daadwerkelijk|Werkelijk) (van u ontvangen|door u betaalde|betaalde) (rente|hypotheekrente)
(Van u ontvangen|Door ons ontvangen|Door ons van u ontvangen) (hypotheekrente|rente op uw lening)
(Rente|Hypotheekrente) over de lening(, door u betaald|, betaald)
(Rente geboekt|Rente afgerekend met u|Geboekt aan rente)
(Aan u berekende|Aan u in rekening gebrachte) (rente|hypotheekrente)
(Rente|Hypotheekrente) dit jaar door u betaald
Betaalde rente (over de leningdelen|over alle leningdelen|in het jaar|op uw hypotheek)
(Uw|Totaal) betaalde (rente|hypotheekrente)( in het jaar| op uw lening|)
(Interest|Mortgage interest) (charged and collected|paid in the year|paid by you|collected from you)
(Totaal rente|Rente) over (de leningdelen|alle delen|het kalenderjaar)
(Rente|Hypotheekrente) (4,60%|2,31%|3,85%|1,89 %), (vast tot 1 maart 2026|vast|rentevast tot 2031)(;|,) betaald( in het jaar|)
(Betaalde|Vervallen|Aangerekende) (intresten|intrest|interesten)( in het jaar|)`,
  interestReceived: `
Rente die u van ons (kreeg|ontving)( over het depot| over het bouwdepot|)
(Door ons vergoede|Vergoede) (rente bouwdepot|depotrente|rente over het bouwdepot)
Af: (ontvangen|vergoede) (rente bouwdepot|depotrente|rente over het bouwdepot)
Bouwdepotrente, door ons (aan u |)vergoed
(Interest we credited on the deposit|Deposit interest credited to you)`,
  balanceEnd: `
(Schuld|Hypotheekschuld|Restschuld|Openstaande schuld|Schuldrest) aan het (einde|eind) van het jaar
(Openstaande hoofdsom|Saldo hoofdsom|Hoofdsom lening) (aan het einde van het jaar|per 31 december|op 31-12)
(Openstaande schuld|Totale restschuld|Saldo hoofdsom|Schuldrest|Totale schuld|Saldo lening) (op|per) 31 december
Hoofdsom (op|per) 31 december(, zonder achterstand| \\(excl. achterstand\\)|)
(Slotsaldo|Eindsaldo|Stand) (31/12|op 31 december|lening)
Schuld (op oudejaarsdag|einde jaar|op de laatste dag van het jaar)
(Principal outstanding|Total principal outstanding) (at 31 December|, close of year|at the close of the year)
Principal at 31 December( \\(slotsaldo\\)| \\(restschuld\\)|)
(Uitstaand|Openstaand|Verschuldigd) (kapitaalsaldo|kapitaal|saldo kapitaal) op 31/12
(Samen |In totaal |Totaal |)nog open( op 31 december|)
(Staat nog open|Wat u ons nog schuldig bent|Nog te betalen schuld) op 31 december`,
  balanceStart: `
(Schuld|Hypotheekschuld|Restschuld|Openstaande schuld|Schuldrest) aan het begin van het jaar
(Openstaande hoofdsom|Saldo hoofdsom) (aan het begin van het jaar|per 1 januari|op 1-1)
(Openstaande schuld|Totale schuld|Saldo hoofdsom|Schuldrest|Hoofdsom) (op|per) 1 januari
Schuld (op nieuwjaarsdag|op de eerste dag van het jaar)
(Principal outstanding|Total principal outstanding) (at 1 January|, start of year)
Principal at 1 January( \\(openingssaldo\\)|)
(Kapitaalsaldo|Uitstaand kapitaal|Saldo kapitaal) op (1/1|31/12 van het vorige jaar)`,
  repayment: `
Af: (aflossing|aflossingen|aflossingen volgens schema|extra aflossing)
(Afgelost|Aflossing) in (het jaar|dit jaar|het kalenderjaar)
Extra aflossing (op 1 juli|op 1 maart|in juni|in het jaar)
(Maandelijkse aflossing|Wat u afloste|Vermindering van de schuld)
Repayments in the year( \\(aflossing\\)|)
Betaalde kapitaalaflossingen( in het jaar|)`,
  deductible: `
(Aftrekbaar|Af te trekken) als kosten eigen woning
Per saldo (aftrekbare rente|aftrekbaar|af te trekken)( in box 1|)
waarvan aftrekbaar( \\(box 1\\)| in box 1|)
(Tax-deductible owner-occupied home costs|Deductible as home costs|Deductible in box 1)
(Aftrekbaar voor de eigenwoningaftrek|Voor de eigenwoningaftrek telt|Netto aftrekbaar in box 1)`,
  fees: `
(Interest and charges|Interest and fees|Rente en vergoedingen|Rente en kosten)( together| samen|, samen|)
(Betaalde rente en vergoedingen|Totaal rente met kosten|Rente, boete en kosten samen)`,
  owed: `
(Totaal |)(overgeboekt|betaald|afgeschreven) aan rente en aflossing
(Wij schreven af|Totaal afgeschreven van uw rekening|Afgeschreven bedragen)
(Payments collected|Total collected|Interest and repayment collected)
Totaal betaalde mensualiteiten`,
  costs: `
(Vergoeding wegens|Boete bij|Vergoeding voor) (vervroegde aflossing|te late betaling|vervroegd aflossen|renteomzetting)
Betaalde (administratiekosten|advieskosten|afsluitkosten|behandelkosten|boete)
(Herinneringskosten|Aanmaningskosten|Vertragingsvergoeding|Vertragingsrente en kosten|Kosten doorhaling|Royementskosten)
(Achterstallige|Nog niet betaalde) (rente|termijnen|aflossing)( over december|)
(Totale achterstand|Achterstand op 31 december|Achterstand begin jaar|Achterstallige termijnen, nog te betalen)
(Late payment and administration fees|Fee for changing the fixed-rate period|Valuation and mortgage advice fee)`,
  depot: `
(Waarde van de polis|Opgebouwde waarde|Verzekerde waarde opstal|Waarde kapitaalverzekering) (op|per) 31 december
(Restant in het bouwdepot|Tegoed in depot|Saldo beleggersrekening|Saldo geldrekening) (op|per) (31 december|31-12)
(Opgenomen uit het depot|Opgenomen voor de verbouwing|Uitbetaalde declaraties|Uitbetaalde bouwtermijnen)
(Rekening-courant|Geldrekening|Beleggersrekening)( saldo ultimo| \\(saldo\\)|)
Verzekerd (kapitaal|bedrag)( bij leven| bij overlijden|)`,
  instalment: `
Betaalde (premie|verzekeringspremie|spaarpremie|premie overlijdensrisicoverzekering)
(Overlijdensrisicoverzekering, betaalde premie|Nieuw termijnbedrag|Nieuw maandbedrag)
(Premie|Canon|Erfpachtcanon|Bijdrage VvE|Servicekosten|Verzekering|Opstalpremie) betaald( in het jaar|)
(Premie|Betaalde premie) (levensverzekering|schuldsaldoverzekering|kapitaalverzekering|woonhuisverzekering|spaarverzekering|voor de polis)( in het jaar|)`,
  property: `
WOZ-waarde (van uw woning|\\(peildatum 1 januari\\)|volgens onze gegevens)
(Eigenwoningforfait|Waarde van de woning volgens onze gegevens)`,
}
