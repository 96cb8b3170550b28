import type { Preview } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { SBType, StrictInputType } from 'storybook/internal/csf'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

const absent = ['undefined', 'null']
const isAbsent = (type: SBType) => type.name === 'other' && absent.includes(type.value)

/** What is written on one line and read as words or a sign. */
const written = ['ReactNode', 'HTMLInputAutoCompleteAttribute']

/** What somebody chooses who leaves a prop out is not a type of its own: of `T | undefined` and `T | null` it leaves T. */
function withoutAbsent(type: SBType): SBType {
  if (type.name !== 'union') return type
  const [first, ...others] = type.value.filter((member) => !isAbsent(member))
  if (first === undefined) return type
  return others.length === 0 ? { ...first, required: type.required ?? false } : { ...type, value: [first, ...others] }
}

const isFunction = (raw: string | undefined) => raw?.includes('=>') ?? false

/** The type as somebody reads it who fills in the prop. */
function inWords(type: SBType, value: unknown): string {
  switch (type.name) {
    case 'enum':
      return type.value.map((one) => (typeof one === 'string' ? `'${one}'` : String(one))).join(' | ')
    case 'union':
      return type.value.map((one) => inWords(one, value)).join(' | ')
    case 'other':
      if (type.value !== 'unknown') return type.raw ?? type.value
      return Array.isArray(value) ? 'list' : 'object'
    default:
      return type.raw ?? type.name
  }
}

const isText = (type: SBType): boolean =>
  type.name === 'string' ||
  (type.name === 'other' && written.includes(type.value)) ||
  (type.name === 'union' && type.value.some(isText))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a value comes back from the editor of objects as it went in: elements and functions do not. */
function isData(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false
  return isObject(value) ? Object.values(value).every(isData) : true
}

const isTyped = (value: unknown) => value === undefined || ['string', 'number'].includes(typeof value)

/** The control that suits a type; what is left out is inferred by Storybook: a switch, a choice, a number. */
function controlOf(type: SBType, value: unknown): Pick<StrictInputType, 'control'> {
  if (['boolean', 'number', 'enum', 'function'].includes(type.name)) return {}
  if (isText(type)) return isTyped(value) ? { control: { type: 'text' } } : { control: { disable: true } }
  return isObject(value) && isData(value) ? { control: { type: 'object' } } : { control: { disable: true } }
}

function withControl(argType: StrictInputType, value: unknown): StrictInputType {
  if (argType.type === undefined) return argType
  const raw = argType.type.raw
  const type: SBType = isFunction(raw) ? { name: 'function', ...(raw ? { raw } : {}) } : withoutAbsent(argType.type)
  const summary = isFunction(raw) ? raw?.replace(/^\((.*)\) \| undefined$/, '$1') : inWords(type, value)
  return {
    ...argType,
    ...controlOf(type, value),
    type,
    table: { ...argType.table, type: { summary } },
  }
}

/**
 * Gives every prop a control that can be used, and its type in words. What reads the props takes `?: T | undefined`, as all of
 * ours are written, for a union, and Storybook has an editor of objects for unions: what is typed there breaks the story.
 */
export const controls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, one]) => {
      const argType = withControl(one, initialArgs[name])
      // A field with a value that nobody changes cannot be typed in.
      const isNobodys = name === 'value' && 'onChange' in argTypes && initialArgs[name] === undefined
      return [name, isNobodys ? { ...argType, control: { disable: true } } : argType]
    }),
  )
