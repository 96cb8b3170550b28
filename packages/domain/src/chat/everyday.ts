/**
 * Words that say nothing of what a question is about: what it is asked with. A question of nothing but these and a word that may mean
 * much (house, child, credit) is answered in general; one that names anything more is not.
 */
export const everydayWords: readonly string[] =
  // Dutch: who, and what one does with a return.
  (
    'ik me mij mijn m n je jij jouw u uw we wij ons onze zij ze hij haar zijn hun men iemand ' +
    'een de het dit dat deze die daar er hier te ten ter om aan af op in uit bij van voor over naar met zonder door als dan of en maar ook ' +
    'nog al alle alles wel niet geen precies eigenlijk nu toch even dus want omdat ' +
    'wat wie waar wanneer hoe hoeveel hoezo waarom welk welke waarom tot sinds per jaar jaren dit vorig ' +
    'heb hebt heeft had hebben ben bent is was waren zijn word wordt worden kan kunt kunnen kon mag mogen moet moeten wil willen zal zou ' +
    'doe doet doen gedaan ga gaat gaan krijg krijgt krijgen betaal betaalt betalen betaalde geef geeft geven opgeven invullen invul vul vullen ' +
    'aangeven melden tel telt tellen meetellen mee berekend berekenen werkt werk uitgelegd uitleg weet weten vraag help hulp graag alsjeblieft ' +
    'aftrek aftrekken aftrekbaar aftrekpost aftrekposten belast belastbaar belasting belastingen inkomstenbelasting aangifte belastingaangifte ' +
    'belastingdienst hoog hoogte hoeft verschuldigd zit zitten staat staan hallo hoi dag goedemorgen bedankt dank dankjewel ja nee ' +
    // English: the same.
    'i me my mine you your he she his her we us our they their it its a an the this that these those there here to of for on in at by with ' +
    'without from about as if and or but also so not no any some all only just really please s t m ve re ' +
    'what who where when how which why much many long does do did done doing can could may might must should would will shall ' +
    'have has had having be am is are was were been get gets got getting give pay pays paid paying owe file filing filed fill filled report ' +
    'declare declared claim count counts counted work works worked out calculated computed explain know tell help need want put enter ' +
    'deduct deducted deductible deductions deduction tax taxed taxes taxable income return returns dutch netherlands year years question questions ' +
    'due high worth hi hello hey thanks thank yes page step bsn find found vind vinden stap pagina'
  ).split(' ')
