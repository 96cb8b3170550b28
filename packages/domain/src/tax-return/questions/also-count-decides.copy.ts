import { copy } from '../../language/index.ts'
import type { decidingIncomeQuestions } from './also-count.ts'
import type { QuestionWords } from './question-words.ts'

/** Why the ruling is asked, of the person and of the partner. */
export const hintOfRuling = {
  hint: copy(
    'Also when an annual statement has it taken off already. It may make savings and investments untaxed.',
    'Ook als die er op een jaaropgaaf al af is. Spaargeld en beleggingen kunnen dan onbelast zijn.',
  ),
}

/** Words of the ticks after the amounts of Income: a child, and what rules a figure out or makes it rough. */
export const decidingWords: Readonly<Record<keyof typeof decidingIncomeQuestions, QuestionWords>> = {
  childUnder12: {
    label: copy(
      'A child younger than 12 on January 1 belonged to my household',
      'Een kind dat op 1 januari jonger dan 12 was, hoorde bij mijn huishouden',
    ),
    term: copy('Child younger than 12', 'Kind jonger dan 12'),
    hint: copy(
      'Registered at your address for at least six months of the year; of co-parents, three days a week with each and registered with either. It can give the combination credit: of fiscal partners to the one who earns less.',
      'Minstens zes maanden van het jaar op uw adres ingeschreven; bij co-ouders drie dagen per week bij elk, en bij een van beiden ingeschreven. Het kan recht geven op de inkomensafhankelijke combinatiekorting: van fiscale partners krijgt degene die het minst verdient de korting.',
    ),
    since: {
      year: 2025,
      hint: copy(
        'For at least six months of the year, or as co-parent for three days a week. It can give the combination credit: of fiscal partners to the one who earns less.',
        'Minstens zes maanden van het jaar, of als co-ouder drie dagen per week. Het kan recht geven op de inkomensafhankelijke combinatiekorting: van fiscale partners krijgt degene die het minst verdient de korting.',
      ),
    },
  },
  abroadEarnsLess: {
    label: copy(
      'My partner lived outside the Netherlands all year, and earned less from work than I did',
      'Mijn partner woonde het hele jaar buiten Nederland, en verdiende minder met werken dan ik',
    ),
    term: copy('Partner abroad who earned less', 'Partner in het buitenland die minder verdiende'),
    hint: copy(
      'Or did not work. You then have no combination credit: such a partner counts for it, even if you are not fiscal partners.',
      'Of werkte niet. U hebt dan geen combinatiekorting: daarvoor telt zo’n partner mee, ook als u geen fiscale partners bent.',
    ),
    since: {
      year: 2025,
      hint: copy(
        'Or did not work. You then have no combination credit: such a partner counts for it, even if you are not fiscal partners. So does someone who lived with you for six months without being registered at your address.',
        'Of werkte niet. U hebt dan geen combinatiekorting: daarvoor telt zo’n partner mee, ook als u geen fiscale partners bent. Net als wie zes maanden bij u woonde zonder op uw adres ingeschreven te staan.',
      ),
    },
  },
  partYearResident: {
    label: copy(
      'I lived outside the Netherlands for all or part of the year',
      'Ik woonde het hele jaar of een deel ervan buiten Nederland',
    ),
    together: {
      label: copy(
        'I lived outside the Netherlands for all or part of the year, or my partner for a part of it',
        'Ik woonde het hele jaar of een deel ervan buiten Nederland, of mijn partner een deel ervan',
      ),
    },
    term: copy('Lived abroad in the year', 'In het jaar in het buitenland gewoond'),
    hint: copy(
      'Do not tick this for a holiday, an internship or some months of work abroad while this stayed your home. If you moved here or left, you file an M form for that year. We cannot give a figure then.',
      'Vink dit niet aan voor een vakantie, een stage of een paar maanden werk elders terwijl u hier bleef wonen. Wie hierheen kwam of vertrok, doet voor dat jaar een M-aangifte. We kunnen dan geen bedrag geven.',
    ),
  },
  businessProfit: {
    label: copy('I had a business of my own', 'Ik had een eigen onderneming'),
    together: {
      label: copy('My partner or I had a business of our own', 'Mijn partner of ik had een eigen onderneming'),
    },
    term: copy('Business of one’s own', 'Eigen onderneming'),
    hint: copy(
      'Also as a freelancer with profit from business. Then we cannot give a figure of all your income. Occasional jobs beside a salary are usually not a business: enter them at “Freelance and other work”, below.',
      'Ook als u zzp’er bent en winst uit onderneming had. Dan kunnen we geen bedrag geven over al uw inkomen. Losse klussen naast een baan zijn meestal geen onderneming: vul ze in bij ‘Freelance- en overig werk’, hieronder.',
    ),
  },
  filesApart: {
    label: copy(
      'I have a fiscal partner who is not filled in here',
      'Ik heb een fiscale partner die hier niet is ingevuld',
    ),
    term: copy('Fiscal partner who is not filled in', 'Fiscale partner die niet is ingevuld'),
    hint: copy(
      'The law counts you together, even if you each file separately. Tick at Setup that you file together and fill in both: then both count. A partner who lives abroad all year usually does not count: leave this unticked then, and if you have a child, tick above whether your partner earned less.',
      'De wet rekent met u samen, ook als u ieder apart aangifte doet. Vink bij Gegevens aan dat u samen aangifte doet en vul beiden in: dan tellen beiden mee. Woont uw partner het hele jaar in het buitenland? Dan is dat meestal geen fiscale partner: vink dit dan niet aan. Is er een kind, geef dan bij de vraag daarover aan of uw partner minder verdiende.',
    ),
  },
  partnerAbroad: {
    label: copy(
      'My partner lived outside the Netherlands all year',
      'Mijn partner woonde het hele jaar buiten Nederland',
    ),
    term: copy('Partner abroad all year', 'Partner het hele jaar in het buitenland'),
    hint: copy(
      'Also when you are married you are then usually not fiscal partners: you file the usual return, without a partner. We count it that way. Only the combination credit still goes to the one of you who earns less from work.',
      'Ook als u getrouwd bent, bent u dan meestal geen fiscale partners: u doet gewoon aangifte, zonder partner. Zo rekenen we ook. Alleen de combinatiekorting blijft voor wie van u en uw partner het minst met werken verdient.',
    ),
  },
  partOfYearPartners: {
    label: copy(
      'I had a fiscal partner for a part of the year only',
      'Ik had maar een deel van het jaar een fiscale partner',
    ),
    term: copy('Partners for a part of the year', 'Een deel van het jaar partners'),
    hint: copy(
      'Because you moved in together, married or parted. Do you both choose to be partners for the whole year? Then leave this unticked and file together here.',
      'Doordat u ging samenwonen, trouwde of uit elkaar ging. Kiest u er beiden voor het hele jaar partners te zijn? Vink dit dan niet aan en doe hier samen aangifte.',
    ),
  },
  diedInYear: {
    label: copy(
      'My partner died in {year}, or this return is for someone who did',
      'Mijn partner is in {year} overleden, of deze aangifte is voor iemand die in {year} is overleden',
    ),
    term: copy('Death in {year}', 'Overlijden in {year}'),
    hint: copy(
      'For someone who died in {year} there is a separate return, the F form. We cannot give a figure then. Was the death after {year}? Then leave this unticked: the return for {year} is the usual one, and you file it together if you were fiscal partners then.',
      'Voor wie in {year} is overleden, is er een aparte aangifte: de F-aangifte. We kunnen dan geen bedrag geven. Was het overlijden na {year}? Vink dit dan niet aan: de aangifte over {year} blijft een gewone, en u doet die samen als u toen fiscale partners was.',
    ),
  },
  insuredAbroad: {
    label: copy(
      'I was insured in another country, not here (A1 statement)',
      'Ik was in een ander land verzekerd, niet hier (A1-verklaring)',
    ),
    together: {
      label: copy(
        'My partner or I was insured in another country, not here (A1 statement)',
        'Mijn partner of ik was in een ander land verzekerd, niet hier (A1-verklaring)',
      ),
    },
    term: copy('Insured in another country', 'In een ander land verzekerd'),
    hint: copy(
      'For example sent here by a foreign employer. You then pay no premiums for Dutch national insurance, and have less of the tax credits. We cannot give a figure then.',
      'Bijvoorbeeld hierheen gestuurd door een buitenlandse werkgever. U betaalt dan geen premies volksverzekeringen en hebt minder heffingskorting. We kunnen dan geen bedrag geven.',
    ),
  },
  nonRepayingLoan: {
    label: copy(
      'A loan for my home is from 2013 or later, and I do not repay it every year',
      'Een lening voor mijn woning is van 2013 of later, en ik los die niet elk jaar af',
    ),
    term: copy('Home loan after 2012 without repayment', 'Hypotheek van na 2012 zonder aflossing'),
    hint: copy(
      'For example interest-only: its interest is not deductible, that of other loans is. Not a loan that went on from one of before 2013, nor a starters loan (_Starterslening_): that is repaid out of the _Combinatielening_, of which you leave out the interest.',
      'Bijvoorbeeld aflossingsvrij: de rente daarvan is niet aftrekbaar, die van andere leningen wel. Niet een lening die er een van vóór 2013 voortzet, en geen Starterslening: die wordt afgelost uit de Combinatielening, waarvan u de rente weglaat.',
    ),
  },
  surplusBorrowed: {
    label: copy(
      'I bought my home within three years of selling another, and did not put all it left over into it',
      'Ik verkocht een woning met overwaarde, kocht binnen drie jaar deze, en gebruikte daarvoor niet alle overwaarde',
    ),
    term: copy('Surplus not put into the home', 'Overwaarde niet in de woning gestoken'),
    hint: copy(
      'Also in an earlier year. For that part the loan does not count, and its interest is not deductible (_bijleenregeling_).',
      'Ook in een eerder jaar. Voor dat deel telt de lening niet mee en is de rente niet aftrekbaar (bijleenregeling).',
    ),
  },
  homeLet: {
    label: copy('I rented out my home, or part of it', 'Ik verhuurde mijn woning, of een deel ervan'),
    term: copy('Own home rented out', 'Eigen woning verhuurd'),
    hint: copy(
      'During a holiday, or to a lodger. Not to a lodger who is registered with you and pays no more than is exempt (_kamerverhuurvrijstelling_).',
      'Tijdens een vakantie, of aan een kamerbewoner. Vink dit niet aan als uw kamerbewoner bij u staat ingeschreven en de huur onder de kamerverhuurvrijstelling blijft.',
    ),
  },
  twoHomes: {
    label: copy('I had two homes of my own at once', 'Ik had twee eigen woningen tegelijk'),
    term: copy('Two homes of your own at once', 'Twee eigen woningen tegelijk'),
    hint: copy(
      'Not because you moved: that is asked with your deductions. A holiday home, or one to let, counts among your investments.',
      'Niet door een verhuizing: die vragen we bij uw aftrekposten. Een vakantiehuis, of een huis voor verhuur, telt bij uw beleggingen.',
    ),
  },
  earlierYears: {
    label: copy(
      'I have deductions or a loss left from earlier years',
      'Ik heb nog aftrek of een verlies uit eerdere jaren',
    ),
    term: copy('Deductions or loss from earlier years', 'Aftrek of verlies uit eerdere jaren'),
    hint: copy(
      'A letter (_beschikking_) of the Belastingdienst says how much. We do not count it.',
      'Het bedrag staat op een beschikking van de Belastingdienst. Wij rekenen hier niet mee.',
    ),
  },
  thirtyPercentRuling: {
    label: copy('I had the 30% ruling', 'Ik had de 30%-regeling'),
    term: copy('30% ruling', '30%-regeling'),
    ...hintOfRuling,
  },
}
