export { Calendar, Dropdown, Popover, Segmented, Slider, Table, Tooltip } from 'antd';
export { AntdTheme } from './antd-theme.js';
export { ClockPicker, DayPicker, SearchSelect } from './pickers.js';
