// The fonts that documents are set in: static files from npm, so that every machine sets the same pages.
import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(import.meta.resolve(name));

/** Text, tools, then what shows other alphabets, symbols and emoji, in the order in which the templates name them. */
export const FONT_FILES: readonly string[] = [
  file('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf'),
  file('@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf'),
  file('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
  file('@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf'),
  file('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  file('@expo-google-fonts/archivo/500Medium/Archivo_500Medium.ttf'),
  file('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
  file('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  file('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  file('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  file('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  file('@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf'),
  file('@expo-google-fonts/nanum-gothic-coding/400Regular/NanumGothicCoding_400Regular.ttf'),
  file('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
  file('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
];
