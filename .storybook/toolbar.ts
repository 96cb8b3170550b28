import type { Preview } from '@storybook/react-vite'

/** The choices of the toolbar, above every story. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'contrast', title: 'High contrast', icon: 'contrast' },
        { value: 'system', title: 'As the system', icon: 'browser' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'mix', title: 'As specified' },
        { value: 'en', title: 'English' },
        { value: 'nl', title: 'Nederlands' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  look: {
    description: 'What the pointer or the keyboard does to everything in the story',
    toolbar: {
      title: 'State',
      icon: 'pointerhand',
      dynamicTitle: true,
      items: [
        { value: 'rest', title: 'As it is' },
        { value: 'hover', title: 'Under the pointer' },
        { value: 'focus', title: 'With the focus' },
        { value: 'pressed', title: 'Pressed' },
      ],
    },
  },
  chart: {
    description: 'The chart of a screen',
    toolbar: {
      title: 'Chart',
      icon: 'sidebaralt',
      dynamicTitle: true,
      items: [
        { value: 'docs', title: 'Chart in the docs' },
        { value: 'beside', title: 'Chart beside the screen' },
        { value: 'off', title: 'No chart' },
      ],
    },
  },
}

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} · ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The narrowest window there is, a phone, and every width at which the layout changes (`breakpoints`), up to a large screen. */
export const viewports = {
  narrow: viewport('Narrow', 320, 640),
  phone: viewport('Phone', 360, 780),
  small: viewport('Two columns', 576, 800),
  medium: viewport('Tablet', 768, 1024),
  large: viewport('With a sidebar', 1024, 768),
  wide: viewport('Desktop', 1280, 800),
  widest: viewport('Large desktop', 1920, 1080),
}
