import { createContext, useContext } from 'react'
import { anchorOf } from '../spec-sections/section.ts'

/** On the inspector's page the sections stand below the charts; Storybook has them in a story of their own. */
const SpecHref = createContext((section: string): string => `#${anchorOf(section)}`)

/** Says where sections of the specification are explained, for everything below it. */
export const SpecHrefProvider = SpecHref.Provider

/** Where a section of the specification is explained. */
export const useSpecHref = (): ((section: string) => string) => useContext(SpecHref)

/** In Storybook the sections stand in one story. */
export const specStory = (section: string): string =>
  `iframe.html?id=charts--specification&viewMode=story#${anchorOf(section)}`
