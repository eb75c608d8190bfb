/** Fonts come with the application: no request leaves for another host. Hangul arrives in subsets, only when used. */
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
