export { fontFiles } from '../ui/theme/fonts';
