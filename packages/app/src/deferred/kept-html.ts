import type { ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'

/** Renders what is to be kept: one string, where React gives one of thousands of pieces, which take three times the memory. */
export const renderToKeep = (element: ReactNode, options?: ServerOptions): string =>
  Buffer.from(renderToString(element, options)).toString()
