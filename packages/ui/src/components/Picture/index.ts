export { Picture, type PictureProps } from './Picture.tsx'
