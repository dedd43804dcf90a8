// A box for Glowgrid: base, lid and raster, for OpenSCAD 2021.01 or newer.
//
// The measures come from measures_8x8.scad; for a grid of 16x16, include the other file.
// python -m tools.build.enclosure --stl DIR writes the STL files of both sizes.
//
// Seen from the front: x to the right, y up, z towards the player. Every part lies as it is printed, without supports.

include <measures_8x8.scad>

// "assembly", "exploded", "overlap", or a part: "base", "lid", "raster",
// for a box that is cut: "base_grid", "base_keypad", "lid_grid", "lid_keypad"
part = "assembly";

$fn = 32;
e = 0.01; // what is cut away reaches this far beyond the surface

module plate(width, length, height, radius) {
    hull() for (x = [radius, width - radius], y = [radius, length - radius])
        translate([x, y, 0]) cylinder(r = radius, h = height);
}

module base() {
    difference() {
        union() {
            difference() {
                plate(width, length, base_height, corner);
                translate([box_wall, box_wall, box_wall])
                    plate(width - 2 * box_wall, length - 2 * box_wall, base_height, corner - box_wall);
            }
            for (p = posts) translate(p) cylinder(d = post, h = base_height);
            for (p = pillars) translate(p) cylinder(d = pillar, h = box_wall + room - foam);
            pico_places() cylinder(d = 4.4, h = box_wall + pico_post);
            if (cut > 0) translate([e, cut - box_wall, 0]) cube([width - 2 * e, 2 * box_wall, base_height]);
        }
        for (p = posts) translate([p[0], p[1], base_height - 10]) cylinder(d = screw, h = 10 + e);
        pico_places() translate([0, 0, 1.2]) cylinder(d = 1.7, h = box_wall + pico_post);
        plug();
        if (supply_hole > 0) translate([-e, pico_y + pico_width + 20, box_wall + room / 2])
            rotate([0, 90, 0]) cylinder(d = supply_hole, h = box_wall + 2 * e);
        if (cut > 0) joint();
    }
}

// the four holes of the Pico
module pico_places() {
    for (x = [pico_hole, pico - pico_hole], y = [pico_hole_side, pico_width - pico_hole_side])
        translate([pico_x + x, pico_y + y, 0]) children();
}

// opening for the plug of the USB cable, around the middle of the Pico's socket
module plug() {
    middle = box_wall + pico_post + pico_board + usb_height / 2;
    translate([-e, pico_y + (pico_width - plug_width) / 2, middle - plug_height / 2])
        cube([box_wall + 2 * e, plug_width, plug_height]);
}

// holes in the walls between the halves: two screws, and a window for the keypad's cable
module joint() {
    for (x = [width / 5, width * 4 / 5]) translate([x, cut - box_wall - e, base_height / 2])
        rotate([-90, 0, 0]) cylinder(d = screw_hole, h = 2 * box_wall + 2 * e);
    translate([width / 2 - 20, cut - box_wall - e, box_wall + 4]) cube([40, 2 * box_wall + 2 * e, 14]);
}

module lid() {
    top = raster_top + 2 * clearance;
    seat = sheet + 2 * clearance;
    centre = [grid_x + matrix / 2, grid_y + matrix / 2];
    difference() {
        plate(width, length, lid_height, corner);
        translate([centre[0] - top / 2, centre[1] - top / 2, -e]) cube([top, top, lid_height]);
        translate([centre[0] - seat / 2, centre[1] - seat / 2, ledge]) cube([seat, seat, lid_height]);
        translate([keypad_x - clearance, keypad_y - clearance, lid_height - keypad])
            cube([keypad_width + 2 * clearance, keypad_height + 2 * clearance, keypad + e]);
        translate([(width - slot) / 2, keypad_y, -e]) cube([slot, slot_depth, lid_height + e]);
        for (p = posts) translate(p) {
            translate([0, 0, -e]) cylinder(d = screw_hole, h = lid_height + 2 * e);
            translate([0, 0, lid_height - (screw_head - screw_hole) / 2])
                cylinder(d1 = screw_hole, d2 = screw_head + 2 * e, h = (screw_head - screw_hole) / 2 + e);
        }
    }
}

// The raster lies with the matrix side down. Its flange stays below the lid's ledge, and its top touches the diffuser.
module raster() {
    step = flange;
    low = raster - ledge - 0.2;
    linear_extrude(raster) translate([step, step]) difference() {
        square(raster_top);
        for (x = [0 : pixels - 1], y = [0 : pixels - 1])
            translate([wall + x * pitch, wall + y * pitch]) square(pitch - wall);
    }
    linear_extrude(low) difference() {
        square(raster_outer);
        translate([step + wall / 2, step + wall / 2]) square(raster_top - wall);
    }
}

// one half of a part that is cut: the upper one has the grid
module half(grid) {
    far = 1000;
    translate([0, grid ? -cut : 0, 0]) intersection() {
        children();
        translate([-far, grid ? cut : cut - far, -far]) cube([2 * far, far, 2 * far]);
    }
}

// the parts in their places, and what is bought
module placed_lid() { translate([0, 0, base_height]) lid(); }
module placed_raster() {
    translate([grid_x + matrix / 2 - raster_outer / 2, grid_y + matrix / 2 - raster_outer / 2,
               box_wall + room + board]) raster();
}
module placed_matrix() {
    translate([grid_x, grid_y, box_wall + room]) cube([matrix, matrix, board]);
    for (x = [0 : pixels - 1], y = [0 : pixels - 1])
        translate([grid_x + (x + 0.5) * pitch - led / 2, grid_y + (y + 0.5) * pitch - led / 2, box_wall + room + board])
            cube([led, led, led_height]);
}
module placed_pico() {
    translate([pico_x, pico_y, box_wall + pico_post]) {
        cube([pico, pico_width, pico_board]);
        translate([-1.3, pico_width / 2 - 4, pico_board]) cube([6, 8, usb_height]);
    }
}
module placed_sheet() {
    translate([grid_x + (matrix - sheet) / 2, grid_y + (matrix - sheet) / 2, base_height + ledge])
        cube([sheet, sheet, diffuser]);
}
module placed_keypad() {
    translate([keypad_x, keypad_y, base_height + lid_height - keypad]) cube([keypad_width, keypad_height, keypad]);
}

module shown(gap) {
    color("burlywood") base();
    color("green") translate([0, 0, gap * 0.5]) placed_pico();
    color("darkgreen") translate([0, 0, gap]) placed_matrix();
    color("white") translate([0, 0, gap * 1.7]) placed_raster();
    color("tan") translate([0, 0, gap * 2.6]) placed_lid();
    color("lightblue", 0.7) translate([0, 0, gap * 3.4]) placed_sheet();
    color("dimgray") translate([0, 0, gap * 3.4]) placed_keypad();
}

// Everything that is in two parts at once. It must be empty. Parts that touch are moved apart by a hair.
module overlap() {
    hair = 0.02;
    intersection() { base(); translate([0, 0, hair]) union() { placed_lid(); placed_raster(); placed_matrix(); } }
    intersection() { base(); translate([0, 0, hair]) placed_pico(); }
    intersection() { placed_lid(); translate([0, 0, -hair]) placed_raster(); }
    intersection() { placed_lid(); translate([0, 0, hair]) union() { placed_sheet(); placed_keypad(); } }
    intersection() { placed_raster(); translate([0, 0, -hair]) placed_matrix(); }
    intersection() { placed_raster(); translate([0, 0, hair]) placed_sheet(); }
}

if (part == "base") base();
else if (part == "lid") lid();
else if (part == "raster") raster();
else if (part == "base_grid") half(true) base();
else if (part == "base_keypad") half(false) base();
else if (part == "lid_grid") half(true) lid();
else if (part == "lid_keypad") half(false) lid();
else if (part == "overlap") overlap();
else if (part == "exploded") shown(26);
else shown(0);
