import { drawPdf } from './draw-pdf.ts'

/** An income statement of a year and a person; `person` is a BSN or a name. */
export const drawStatement = (year: number, person: string, wage = '20.000,00') =>
  drawPdf([
    [`Jaaropgaaf ${year}`, 60, 40],
    ['Naam werkgever', 60, 80],
    ['Molen De Hoop B.V.', 300, 80],
    [/\d/.test(person) ? 'Burgerservicenummer' : 'Naam werknemer', 60, 100],
    [person, 300, 100],
    ['Fiscaal loon', 60, 140],
    [wage, 300, 140],
    ['Ingehouden loonheffing', 60, 160],
    ['4.000,00', 300, 160],
  ])
